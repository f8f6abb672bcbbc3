// All drawings lie once in the document, as symbols; an icon is then a single <use>. A table shows some
// hundred of them, so this keeps the page light.

import { DRAWINGS, SIZES } from './drawings';
import './art.css';

const SPRITE = 'art';
const PEN = 'fill="none" stroke="var(--art-line)" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"';

export function box(name: string): readonly [number, number] {
  return SIZES[name] ?? [32, 32];
}

function markup(): string {
  const symbols = Object.entries(DRAWINGS).map(([name, inside]) => {
    const [width, height] = box(name);
    return `<symbol id="${SPRITE}-${name}" viewBox="0 0 ${width} ${height}"><g ${PEN}>${inside}</g></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" id="${SPRITE}" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`;
}

/** Lay the drawings into the document, once. */
export function lay(): void {
  if (typeof document === 'undefined' || document.getElementById(SPRITE)) return;
  const parsed = new DOMParser().parseFromString(markup(), 'image/svg+xml').documentElement;
  const sprite = document.importNode(parsed, true);
  sprite.setAttribute('focusable', 'false');
  sprite.classList.add('art-sprite');
  document.body.prepend(sprite);
}
