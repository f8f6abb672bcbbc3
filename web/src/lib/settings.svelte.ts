// What a person has chosen for this browser; kept in local storage, shared between its tabs.

import type { Lang } from '../titles/title';

export type Theme = 'auto' | 'light' | 'dark';
export type Palette = 'standard' | 'safe';
export type Motion = 'auto' | 'on' | 'off';

interface Kept {
  lang: Lang;
  theme: Theme;
  palette: Palette;
  motion: Motion;
  confirmTurn: boolean;
  preview: boolean;
  sound: boolean;
  notify: boolean;
  name: string;
}

const KEY = 'entrepot.settings';

function preferred(): Lang {
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]);
  for (const tag of wanted) {
    if (tag.toLowerCase().startsWith('zh')) return 'zh';
    if (tag.toLowerCase().startsWith('en')) return 'en';
  }
  return 'en';
}

const DEFAULTS: Kept = {
  lang: preferred(),
  theme: 'auto',
  palette: 'standard',
  motion: 'auto',
  confirmTurn: true,
  preview: false,
  sound: false,
  notify: false,
  name: '',
};

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const kept = { ...DEFAULTS, ...(found as Partial<Kept>) };
    if (kept.lang !== 'en' && kept.lang !== 'zh') kept.lang = DEFAULTS.lang;
    return kept;
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Kept = $state(read());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** Show what is chosen: attributes of the document that tokens.css reads. */
export function showSettings(): void {
  const root = document.documentElement;
  const set = (name: string, value: string) =>
    value === 'auto' || value === 'standard' ? root.removeAttribute(name) : root.setAttribute(name, value);
  root.lang = settings.lang === 'zh' ? 'zh-Hans' : 'en';
  set('data-theme', settings.theme);
  set('data-palette', settings.palette);
  set('data-motion', settings.motion);
}

/** Whether anything may move now. */
export function moves(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'on';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

addEventListener('storage', (event) => {
  if (event.key === KEY) Object.assign(settings, read());
});
