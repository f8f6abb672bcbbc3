// Every drawing of the client, as the inside of an SVG symbol. One hand: flat shapes in two tones with a
// thin ink line, lit from above; told apart by their outline. Colours come from styles/tokens.css and
// art/art.css, so that light, dark and palette reach them. Nothing here is a publisher's.
//
// The symbol sets the pen (stroke = ink, round joins, no fill); shapes add a fill, shades and lights.

/** Drawings are 32 × 32 unless named here. */
export const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  'ship-wooden': [48, 32],
  'ship-iron': [48, 32],
  'ship-steel': [48, 32],
  'ship-liner': [48, 32],
  'ship-card': [48, 32],
};

const fill = (d: string, colour: string): string => `<path d="${d}" fill="var(--${colour})"/>`;
const paper = (d: string): string => fill(d, 'art-paper');
const line = (d: string, width = 1.7): string => `<path d="${d}" stroke-width="${width}"/>`;
/** A line that stands free, on the paper: it must be seen in the dark too. */
const pen = (d: string, width = 1.9): string => `<path d="${d}" stroke="var(--art-pen)" stroke-width="${width}"/>`;
const shade = (d: string, opacity = 0.2): string =>
  `<path d="${d}" fill="#000" fill-opacity="${opacity}" stroke="none"/>`;
const light = (d: string, opacity = 0.42): string =>
  `<path d="${d}" fill="#fff" fill-opacity="${opacity}" stroke="none"/>`;
const glint = (d: string, width = 1.5, opacity = 0.55): string =>
  `<path d="${d}" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" stroke="var(--${colour})" stroke-width="${width}"/>`;
/** A thick bar with the ink line around it. */
const bar = (d: string, colour: string, width: number): string =>
  line(d, width + 3.2) + stroke(d, colour, width);
const dot = (x: number, y: number, r = 1.2, colour = 'art-line'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--${colour})" stroke="none"/>`;
const disc = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--${colour})"/>`;
const oval = (x: number, y: number, rx: number, ry: number, colour: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="var(--${colour})"/>`;

// -- Le Havre: goods ------------------------------------------------------------------------------------

const GOODS: Record<string, string> = {
  fish:
    fill('M2.5 16.5C6.5 9 16 8 22.3 14.2L29.5 8.5c-1.8 5.2-1.8 10.8 0 16l-7.2-5.7C16 25 6.5 24 2.5 16.5Z', 'good-fish') +
    shade('M2.5 16.5c4 7.5 13.5 8.5 19.8 2.3l7.2 5.7c-.9-2.6-1.35-5.3-1.35-8l-5.85.9C16 21 8 20.5 2.5 16.5Z') +
    light('M5.5 14.5C9 10.5 14 9.8 18.5 12c-4.5-.6-8.5.2-13 2.5Z') +
    line('M13 11.3c2 3.2 2 7 0 10.2') +
    dot(8.4, 14.9, 1.4),
  smoked_fish:
    pen('M16 6V2') +
    fill('M16 30.5c-6.8-3.5-7.8-11-2.7-17.3L8.8 5.5c4.6 1.8 9.8 1.8 14.4 0l-4.5 7.7c5.1 6.3 4.1 13.8-2.7 17.3Z', 'good-smoked_fish') +
    shade('M16 30.5c6.8-3.5 7.8-11 2.7-17.3l4.5-7.7c-1.7.7-3.5 1.1-5.3 1.3L16.5 13c4 5.5 4.3 12.5-.5 17.5Z') +
    light('M12.8 17.5c-1.3 2.5-1.5 5-.7 7.5l1.4-.5c-.6-2.5-.8-4.5-.7-7Z', 0.5) +
    line('M10.3 22.8c3.4-2.6 8-2.6 11.4 0') +
    dot(13.6, 25.8, 1.3) + dot(18.4, 25.8, 1.3) +
    line('M14.3 16.5h.1M17.7 16.5h.1M16 19.2h.1M16 13.8h.1', 1.9) +
    pen('M4.5 12c-3 3 3 5.5 0 9.5M27.5 12c-3 3 3 5.5 0 9.5', 2),
  wood:
    fill('M9 8h14.5c3.6 0 6 3.6 6 8s-2.4 8-6 8H9Z', 'good-wood') +
    shade('M9 24h14.5c3.6 0 6-3.6 6-8 0-.5 0-1-.1-1.5C28 18.5 26 20 22.5 20H9Z') +
    fill('M17 8.5 19.5 3.5h4L22 8.5Z', 'good-wood') +
    line('M17 12.5h8M19 17h6') +
    oval(8.8, 16, 6, 8, 'art-cut') +
    line('M8.8 11.5c1.9 0 3 2 3 4.5s-1.1 4.5-3 4.5-3-2-3-4.5', 1.5) +
    dot(8.8, 16, 1),
  charcoal:
    disc(9.5, 21, 6.6, 'good-charcoal') +
    disc(22.5, 21, 6.6, 'good-charcoal') +
    disc(16, 10, 6.6, 'good-charcoal') +
    glint('M12.5 7.5a4.5 4.5 0 0 1 4-2M6 18.5a4.5 4.5 0 0 1 4-2M19 18.5a4.5 4.5 0 0 1 4-2') +
    stroke('m16 9 1.5 2-1.5 2.5M9.5 20l1.5 2-1.5 2.5M22.5 20l1.5 2-1.5 2.5', 'good-energy', 2),
  clay:
    fill('M3 26.5c-.5-5 2-6.5 3.3-9.7C7.8 13 9 8 13.5 7.2c3-.6 4.6 1.6 6.5 3.3 2.6 2.3 3.6 4.4 4.8 7.2C26 20.5 29.5 22 29 26.5Z', 'good-clay') +
    shade('M3 26.5c-.5-5 2-6.5 3.3-9.7.6 3.2 2.2 5.2 5.2 5.2 3.5 0 4.5 2.3 8 2 3.3-.3 6-1 9.3.5.2.6.3 1.3.2 2Z') +
    line('M16.5 13c1.5.7 2.5 2 2.7 3.7M20.5 19.5c1 .2 2 .8 2.5 1.8') +
    glint('M9.7 14.5c.6-2.4 1.7-4 3.6-4.4', 1.8),
  brick:
    fill('M3 13.5v8.8l16 5 10-7.3v-8.8L13 6.7Z', 'good-brick') +
    light('M3 13.5 13 6.7l16 4.5-10 7.3Z', 0.25) +
    shade('M19 18.5v8.8L29 20v-8.8Z') +
    line('M3 13.5l16 5 10-7.3M19 18.5v8.8') +
    [[10.5, 12.6], [16, 12.6], [21.5, 12.9]].map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="1.9" ry="1.2" fill="var(--art-line)" stroke="none"/>`).join(''),
  iron:
    fill('M2.5 24.5 6.5 14 9.5 8.5h13L25.5 14l4 10.5Z', 'good-iron') +
    light('M6.5 14 9.5 8.5h13l3 5.5Z') +
    shade('M23 24.5 25.5 14l4 10.5Z') +
    line('M6.5 14h19') +
    line('M11 19.5h10', 1.9),
  steel:
    fill('M3 6.5 6 3.5h23v5l-3 3h-4.5v9H26l3-0v5l-3 3H3v-5l3-3h3.5v-9H3Z', 'good-steel') +
    shade('M26 6.5l3-3v5l-3 3ZM19 11.5h2.5v9H19ZM26 23.5l3-3v5l-3 3Z', 0.28) +
    light('M3 6.5 6 3.5h23l-3 3ZM3 23.5l3-3h5v3Z') +
    line('M3 6.5h23v5H19v12h7v5H3v-5h7v-12H3ZM26 6.5l3-3M26 23.5l3-3'),
  grain:
    pen('M16 30V14', 2) +
    ['M16 3.5c2.8 2.6 2.8 5.6 0 8.2-2.8-2.6-2.8-5.6 0-8.2Z',
      'M15.3 16.5c-4 .6-6.7-1.3-7-5.2 4-.6 6.7 1.3 7 5.2ZM16.7 16.5c4 .6 6.7-1.3 7-5.2-4-.6-6.7 1.3-7 5.2Z',
      'M15.3 23.5c-4 .6-6.7-1.3-7-5.2 4-.6 6.7 1.3 7 5.2ZM16.7 23.5c4 .6 6.7-1.3 7-5.2-4-.6-6.7 1.3-7 5.2Z',
    ].map((d) => fill(d, 'good-grain')).join('') +
    light('M16 5c1.1 1.7 1.1 3.3 0 5-1-1.7-1-3.3 0-5ZM10 12.3c1.7.2 2.9 1.2 3.6 2.7M10 19.3c1.7.2 2.9 1.2 3.6 2.7Z') +
    shade('M22 12.3c-1.7.2-2.9 1.2-3.6 2.7.5 0 1 0 1.6-.2ZM22 19.3c-1.7.2-2.9 1.2-3.6 2.7.5 0 1 0 1.6-.2Z'),
  bread:
    fill('M4.5 20.5C.5 14.5 5 8 16 8s15.5 6.5 11.5 12.5v2c0 1.4-1 2.5-2.5 2.5H7c-1.5 0-2.5-1.1-2.5-2.5Z', 'good-bread') +
    shade('M4.5 20.5c7 1.5 16 1.5 23 0v2c0 1.4-1 2.5-2.5 2.5H7c-1.5 0-2.5-1.1-2.5-2.5Z') +
    light('M5.5 15C6.5 11.5 10.5 9.8 15 9.7 11 11 8.5 12.5 5.5 15Z') +
    line('m11.5 11.5-2.5 6M17.5 11l-2.5 6.5M23.5 11.5l-2.5 6', 2),
  cattle:
    fill('M10.5 10.5C6.5 10.7 3.8 8 4.2 3.5 6.2 6 9 7 12.5 7.5h7c3.5-.5 6.3-1.5 8.3-4 .4 4.5-2.3 7.2-6.3 7Z', 'art-horn') +
    fill('M9.5 11.5 3 12.2c.3 3.3 2.6 4.9 6.2 4.6ZM22.5 11.5l6.5.7c-.3 3.3-2.6 4.9-6.2 4.6Z', 'good-cattle') +
    fill('M9.3 10.5c2-3.3 11.4-3.3 13.4 0l.3 9.5-2.3 7c-1.7 2.7-7.7 2.7-9.4 0L9 20Z', 'good-cattle') +
    light('M16 8c1.6 0 3.2.2 4.4.7L17.5 20h-3L11.6 8.7C12.8 8.2 14.4 8 16 8Z', 0.3) +
    oval(16, 24.8, 5.6, 4, 'art-skin') +
    dot(13.8, 24.8, 1.1) + dot(18.2, 24.8, 1.1) + dot(12, 15.5, 1.4) + dot(20, 15.5, 1.4),
  meat:
    bar('M11.5 20.5 5.5 26.5', 'art-bone', 2.6) +
    disc(3.9, 24.9, 2.2, 'art-bone') + disc(7.1, 28.1, 2.2, 'art-bone') +
    stroke('M11 21 5 27', 'art-bone', 2.6) +
    fill('M19.5 3c6.3 0 10 4.7 9.5 10.4-.6 6.8-6.7 11.2-12.5 10.6-2.3-.2-3.5.2-5 .8l-4.3-4.3c1-1.9 1.3-3.3 1.3-5.5C8.5 8.5 13 3 19.5 3Z', 'good-meat') +
    shade('M29 13.4c-.6 6.8-6.7 11.2-12.5 10.6-2.3-.2-3.5.2-5 .8L9.3 22.6c6.5.6 15.7-2.6 19.7-9.2Z') +
    light('M12 12.5c.5-4 3.5-7 7.5-7.3-3 1.3-5.3 3.3-7.5 7.3Z') +
    oval(22, 10.5, 3.6, 3.2, 'art-skin') + dot(22, 10.5, 1.2),
  coal:
    fill('M4 20 7.5 9.5 15.5 4l9.5 4 4 9.5-4.5 8.5-12 2Z', 'good-coal') +
    light('M7.5 9.5 15.5 4l3.5 8.5-7.5 3Z', 0.34) +
    light('M19 12.5 25 8l4 9.5-7 2Z', 0.14) +
    shade('M11.5 15.5 12.5 28 4 20Z', 0.3) +
    glint('M7.5 9.5l4 6 7.5-3L15.5 4M19 12.5 25 8M19 12.5l3 7 7-2M22 19.5l2.5 6.5M11.5 15.5l1 12.5 9.5-8.5M4 20l7.5-4.5', 1.2, 0.5) +
    line('M4 20 7.5 9.5 15.5 4l9.5 4 4 9.5-4.5 8.5-12 2Z'),
  coke:
    pen('M6 15.5C6 3 26 3 26 15.5', 1.9) +
    fill('M6 16c-1-4 2.5-6.5 5-5 .5-4 6.5-5 8-1 3.5-1.5 7.5 1.5 7 6Z', 'good-coke') +
    dot(11.5, 13.5, 1.1, 'good-energy') + dot(16, 11, 1.2, 'good-energy') + dot(20.5, 13.3, 1.1, 'good-energy') +
    fill('M3.5 15.5h25L25 28.5H7Z', 'good-steel') +
    shade('M22 15.5h6.5L25 28.5h-4Z') +
    line('M8 20h16', 1.7),
  hides:
    fill('M16 5c1.5 1.7 3.4 2.2 5.2 1.8L27 3.5l2 4.3-4.7 3.4c-1 2.9-1 6.7 0 9.6L29 24.2l-2 4.3-5.8-3.3c-1.8-.4-3.7.1-5.2 1.8-1.5-1.7-3.4-2.2-5.2-1.8L5 28.5l-2-4.3 4.7-3.4c1-2.9 1-6.7 0-9.6L3 7.8 5 3.5l5.8 3.3C12.6 7.2 14.5 6.7 16 5Z', 'good-hides') +
    shade('M24.3 11.2c-1 2.9-1 6.7 0 9.6L29 24.2l-2 4.3-5.8-3.3c-1.8-.4-3.7.1-5.2 1.8V24c5 0 6.5-6 5.2-17.2L27 3.5l2 4.3Z', 0.16) +
    shade('M11 11.5c2.5-.8 3.5 1 2.5 2.8s-3.5 1.5-4 0 .2-2.3 1.5-2.8ZM17 18c2.3-.4 3.2 1.3 2 2.8s-3.2.8-3.4-.6.4-2 1.4-2.2ZM18.5 10.5c1.5-.3 2 1 1.2 1.9s-2 .4-2.2-.5.2-1.2 1-1.4Z', 0.38),
  leather:
    fill('M6.5 9h18v17.5c-3 2.3-6-.7-9 .8s-6 1.3-9-.3Z', 'good-leather') +
    `<path d="M10 14.5h11M10 18.5h11M10 22.5h11" stroke="#fff" stroke-opacity=".55" stroke-width="1.4" stroke-dasharray="2.6 2.2"/>` +
    shade('M6.5 9h18v3.5h-18Z', 0.3) +
    fill('M5.5 3.5h20.5a4 4 0 0 1 0 8H5.5a4 4 0 0 1 0-8Z', 'good-leather') +
    light('M6 5h19v1.7H6Z', 0.3) +
    disc(26, 7.5, 4, 'good-hides') +
    line('M26 9.3a1.8 1.8 0 1 1 1.8-1.8', 1.4),
};

// -- Le Havre: tokens and signs -------------------------------------------------------------------------

const HAVRE: Record<string, string> = {
  franc:
    disc(16, 16, 13, 'good-franc') +
    shade('M16 29a13 13 0 0 0 12.6-16.3A13 13 0 0 1 8 26.3 13 13 0 0 0 16 29Z') +
    glint('M6.5 13.5a10 10 0 0 1 5.5-6.5', 1.7) +
    line('M13.2 24V9H21.5M13.2 15.8h6.3M10 20h7.5', 2.5),
  food:
    pen('M11 10c-2-2.3 2-3.7 0-6.5M16 10c-2-2.3 2-3.7 0-6.5M21 10c-2-2.3 2-3.7 0-6.5', 1.9) +
    fill('M5 15h22v4.5C27 25 23 28.5 19 28.5h-6C9 28.5 5 25 5 19.5Z', 'good-food') +
    shade('M27 15v4.5c0 5.5-4 9-8 9h-6c-1 0-2-.2-3-.6 8 0 12-4.4 12.5-12.9Z') +
    fill('M3.5 12.5h25a1.5 1.5 0 0 1 0 3h-25a1.5 1.5 0 0 1 0-3Z', 'good-food') +
    glint('M8.5 19.5c.3 2 1.1 3.5 2.4 4.6', 1.7),
  energy:
    fill('M17 2.5c.5 5.5 9 9 9 17.7C26 25.7 21.5 29.5 16 29.5S6 25.7 6 20.2c0-4.2 2.3-6.5 3.5-10 1.8 1 2.9 2.5 3.2 4.3C15.3 11.5 17 7.5 17 2.5Z', 'good-energy') +
    fill('M16.3 16c.3 2.7 4.2 4 4.2 8 0 2.7-2 4.7-4.5 4.7s-4.5-2-4.5-4.7c0-2.5 1.3-3.5 2-5.3.9.6 1.5 1.3 1.7 2.2.8-1.3 1.2-3 1.1-4.9Z', 'art-flame'),
  loan:
    fill('M6 3.5h15l5 5V28.5H6Z', 'art-sheet') +
    shade('M21 3.5v5h5Z', 0.3) +
    line('M21 3.5v5h5M10 9.5h7M10 13.5h12', 1.6) +
    fill('m20 16.5 2 1.3 2.4-.3.6 2.3 1.9 1.5-1 2.2.2 2.4-2.3.6-1.6 1.8-2.2-1-2.2 1-1.6-1.8-2.3-.6.2-2.4-1-2.2 1.9-1.5.6-2.3 2.4.3Z', 'good-loan') +
    glint('M17.3 22.8h5.4', 2, 0.9),
  hammer:
    bar('M7 27 18 14', 'good-wood', 2.6) +
    fill('M11.5 8 17.5 3.5 26 12l-1.3 2.5L28 18l-3.5 3.5L21 18l-2.5 1.5Z', 'good-iron') +
    light('M11.5 8 17.5 3.5l2.5 2.5-6 4.5Z'),
  fisherman:
    pen('M25.5 30V3.5c3.5.5 4.5 3 4.5 6.5', 1.9) + pen('M30 10v4.5a1.7 1.7 0 0 1-3.2.7', 1.5) +
    fill('M4 30c0-6 3-9 8.5-9S21 24 21 30Z', 'kind-public') +
    fill('M7.5 14.5c0 5 2 8 5 8s5-3 5-8Z', 'art-skin') +
    fill('M7.7 17.5c1.5 1.5 8 1.5 9.6 0 0 4-1.8 7-4.8 7s-4.8-3-4.8-7Z', 'art-bone') +
    fill('M6.5 12C6.5 2.5 18.5 2.5 18.5 12l4 2.3c.8.7.3 2-.8 2H3.3c-1.1 0-1.6-1.3-.8-2Z', 'good-franc') +
    shade('M22.5 14.3c.8.7.3 2-.8 2H3.3c-.4 0-.8-.2-1-.5C9 14.5 15 13.5 18.5 12Z'),
  lock:
    line('M10 15v-5c0-8 12-8 12 0v5', 4.6) + stroke('M10 15v-5c0-8 12-8 12 0v5', 'good-steel', 1.8) +
    fill('M6 14.5h20V28.5H6Z', 'good-franc') +
    shade('M21 14.5h5V28.5H6V26h15Z') +
    disc(16, 20, 1.8, 'art-line') + line('M16 20.5v4', 2.2),
  harvest:
    fill('M19 3.5c9 3 11.5 12.5 6 18.5-3 3.3-8 4.3-12.5 2l1.3-3.3c3.7 1.2 6.7.4 8.7-2C26 14.5 24.5 8 17.5 5.5Z', 'good-steel') +
    bar('M13 22 5 29', 'good-wood', 3) +
    fill('M8 3c2 2 2 4.5 0 6.5C6 7.5 6 5 8 3ZM4 8.5c2.8.3 4 2 3.7 4.7C5 13 3.8 11.3 4 8.5ZM12 8.5c-2.8.3-4 2-3.7 4.7C11 13 12.2 11.3 12 8.5Z', 'good-grain') +
    pen('M8 20v-8'),
  interest:
    fill('M9.5 3.5h13L28.5 9.5v13l-6 6h-13l-6-6v-13Z', 'good-loan') +
    glint('M22 10 10 22', 2.4, 0.95) +
    `<g stroke="#fff" stroke-width="2" stroke-opacity=".95"><circle cx="11" cy="11.5" r="2.5"/><circle cx="21" cy="20.5" r="2.5"/></g>`,
  house:
    fill('M5 15.5h22V28.5H5Z', 'art-sheet') +
    fill('M16 4 29.5 15.5 27 18 16 9 5 18l-2.5-2.5Z', 'good-brick') +
    fill('M13 20h6v8.5h-6Z', 'good-wood'),
  'house-special':
    fill('M5 15.5h22V28.5H5Z', 'good-grain') +
    fill('M16 4 29.5 15.5 27 18 16 9 5 18l-2.5-2.5Z', 'kind-public') +
    fill('m16 15.3 1.9 3.9 4.3.6-3.1 3 .7 4.3-3.8-2-3.8 2 .7-4.3-3.1-3 4.3-.6Z', 'art-sheet'),
  proposal:
    fill('M4.5 5h23v22h-23Z', 'kind-public') +
    `<path d="M4.5 12.3h23M4.5 19.6h23M12.2 5v22M19.8 5v22" stroke="#fff" stroke-opacity=".28" stroke-width="1"/>` +
    glint('M9 23v-9l7-5.5 7 5.5v9ZM14 23v-5h4v5', 1.9, 0.95),
  final:
    pen('M7 29.5V3.5', 2.4) +
    fill('M7 4.5h20l-4.5 6.5 4.5 6.5H7Z', 'art-sheet') +
    `<path d="M7 4.5h5v4.3H7ZM17 4.5h5v4.3h-5ZM12 8.8h5v4.4h-5ZM7 13.2h5v4.3H7ZM17 13.2h5v4.3h-5Z" fill="var(--art-line)" stroke="none"/>`,
  ship: '',
};

// -- kinds of buildings: a sign on a shield that the card colours ----------------------------------------

const KINDS: Record<string, string> = {
  craftsman:
    fill('M3.5 9.5h4l3 2h15.5c0 4.5-3 6.5-6.5 7v4.5h3.5v4H9v-4h3.5V18.5C7.5 18 4.5 14.5 3.5 9.5Z', 'kind-craftsman') +
    light('M5.5 11h2l3 2h13c-.3.9-.8 1.6-1.5 2H9c-1.8-.8-2.9-2.2-3.5-4Z'),
  economic:
    pen('M16 4v22.5M6 8.5l20-0M9.5 28h13', 2.2) +
    fill('M16 2.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM1.8 18.5h9.4c0 3-2 4.7-4.7 4.7s-4.7-1.7-4.7-4.7ZM20.8 18.5h9.4c0 3-2 4.7-4.7 4.7s-4.7-1.7-4.7-4.7Z', 'kind-economic') +
    pen('M6.5 8.5 2.5 18.5M6.5 8.5l4 10M25.5 8.5l-4 10M25.5 8.5l4 10', 1.5) +
    fill('M9 26.5h14v2.5H9Z', 'kind-economic'),
  industrial:
    fill('M3.5 28.5V14l6.5 4.5V14l6.5 4.5V14l4 3 1-13.5h4.5l1.5 25Z', 'kind-industrial') +
    light('M5 17.3 10 21v-3.5l-1.5 0M22.7 5h1.7l.5 7h-2.7Z', 0.3) +
    fill('M8 22h4v3.5H8ZM15.5 22h4v3.5h-4Z', 'art-flame'),
  public:
    fill('M16 3 29 11v2.5H3V11Z', 'kind-public') +
    fill('M3 25.5h26v3.5H3Z', 'kind-public') +
    fill('M5.5 13.5H10v12H5.5ZM13.8 13.5h4.4v12h-4.4ZM22 13.5h4.5v12H22Z', 'art-sheet'),
  none:
    fill('M2.5 26.5 11 11l4.5 6.5L20 9l9.5 17.5Z', 'kind-none') +
    light('M11 11l2.3 3.3-3 5.2-1.5-1.8-2 2ZM20 9l3 5.6-2.2 2.4-1.5-2-2 2.5-.8-1.7Z', 0.45),
  'kind-ship':
    fill('M16 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z', 'kind-ship') +
    pen('M16 9v19M9.5 13h13M4.5 19c.5 6 5.5 9.5 11.5 9.5S27 25 27.5 19', 2.6) +
    pen('M2.5 21.5 4.5 18l3.5 2.5M24 20.5 27.5 18l2 3.5', 2),
};

// -- ships, 48 × 32 --------------------------------------------------------------------------------------

const WAVE = stroke('M2 29.5c2.5-2 4.5-2 7 0s4.5 2 7 0 4.5-2 7 0 4.5 2 7 0 4.5-2 7 0 4.5 2 7 0', 'sea', 2);
const SHIPS: Record<string, string> = {
  'ship-wooden':
    pen('M24 22V3', 2.2) +
    fill('M22.5 5.5v13H8c5-3 10.5-7.5 14.5-13Z', 'art-sail') +
    fill('M25.5 4c6 3 9.5 8 10 14.5h-10Z', 'art-sail') +
    shade('M25.5 4c6 3 9.5 8 10 14.5H30c0-6-1.5-10.5-4.5-14.5Z', 0.13) +
    fill('M24 3l6.5 1.5L24 6.5Z', 'good-food') +
    fill('M5.5 21h37c-1.5 5-4 8-8 8.5h-19c-5 0-8.5-3-10-8.5Z', 'good-wood') +
    shade('M7.5 25h33.3c-1.4 2.7-3.5 4.2-6.3 4.5h-19c-3.6 0-6.3-1.5-8-4.5Z') +
    line('M7 25h34', 1.3) + WAVE,
  'ship-iron':
    pen('M12 21V8M37 21V9M12 9l10 5M37 10l-9 4', 1.6) +
    fill('M21 6h7v12h-7Z', 'good-coke') + fill('M21 8.5h7v3.5h-7Z', 'good-food') +
    stroke('M27 3.5c2-2 4 .5 6-1.5s4 0 5.5-1', 'stone', 2.2) +
    fill('M15.5 16.5h18V21h-18Z', 'art-sheet') + dot(19.5, 18.8, 1.1) + dot(24.5, 18.8, 1.1) + dot(29.5, 18.8, 1.1) +
    fill('M3.5 20.5h41c-.5 4.5-2.5 7.5-5.5 9H10c-3.5-1.5-6-4.5-6.5-9Z', 'good-iron') +
    shade('M5 25.5h38.5c-.9 1.7-2.3 3-4.5 4H10c-2.3-1-4-2.3-5-4Z', 0.28) + WAVE,
  'ship-steel':
    fill('M9.5 16.5h8V21h-8ZM17.5 16.5h8V21h-8ZM25.5 16.5h6V21h-6Z', 'good-brick') +
    fill('M17.5 12h8v4.5h-8Z', 'good-grain') + fill('M9.5 16.5h8V21h-8Z', 'kind-public') +
    fill('M33 8.5h8.5V21H33Z', 'art-sheet') + fill('M33 8.5h8.5v3H33Z', 'good-fish') +
    fill('M35 3h4.5v5.5H35Z', 'good-brick') + line('M33.5 15h7.5M33.5 18h7.5', 1.3) +
    pen('M5.5 20.5V13', 1.6) +
    fill('M1.5 19.5h6l2 1.5H46c0 4-1 6.5-3 8.5H9C5.5 27 3 24 1.5 19.5Z', 'good-steel') +
    shade('M4 24.5h41.5c-.4 2-1.2 3.6-2.5 5H9c-2-1.4-3.7-3-5-5Z', 0.3) + WAVE,
  'ship-liner':
    fill('M13 4.5h5l1 8h-5ZM22 4.5h5l1 8h-5ZM31 4.5h5l1 8h-5Z', 'good-brick') +
    `<path d="M13 4.5h5l.3 2.5h-5ZM22 4.5h5l.3 2.5h-5ZM31 4.5h5l.3 2.5h-5Z" fill="var(--art-line)"/>` +
    fill('M11 12h29l2 4H9Z', 'art-sheet') + fill('M7 16h37l1 4.5H5Z', 'art-sheet') +
    line('M12 14h26M10 18.3h32', 1.5) +
    fill('M1.5 20h45c-.5 4-1.5 7-3.5 9.5H9C5.5 27.5 2.5 24.5 1.5 20Z', 'kind-ship') +
    shade('M4 25h41c-.5 1.7-1.2 3.2-2 4.5H9c-2-1.2-3.7-2.7-5-4.5Z', 0.3) +
    glint('M5 22.5h39', 1.4, 0.7) + WAVE,
};
SHIPS['ship-card'] = SHIPS['ship-wooden'] ?? '';
HAVRE['ship'] =
  pen('M16 20V3.5', 2.2) +
  fill('M14.5 6v11.5H4.5C8.5 14.5 11.5 11 14.5 6Z', 'art-sail') + fill('M17.5 4c5.5 3 8.5 7.5 9 13.5h-9Z', 'art-sail') +
  fill('M2.5 20.5h27c-1.2 4.5-3.5 7.5-7 8.5h-13c-3.5-1-5.8-4-7-8.5Z', 'kind-ship') +
  shade('M4 24.5h24c-1.3 2.4-3.1 3.9-5.5 4.5h-13c-2.4-.6-4.2-2.1-5.5-4.5Z', 0.25);

// -- signs of the pictogram lines ------------------------------------------------------------------------

const SIGNS: Record<string, string> = {
  arrow: `<path d="M4 16h21M17 8l8.5 8-8.5 8" stroke="currentColor" stroke-width="3.4"/>`,
  visitor:
    fill('M16 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z', 'seat-none') + fill('M4.5 29c0-8 4.5-12 11.5-12s11.5 4 11.5 12Z', 'seat-none'),
  basic:
    disc(10, 11, 6, 'good-fish') + fill('M18.5 5h10v11h-10Z', 'good-wood') + fill('M9.5 18.5 16.5 29h-13Z', 'good-clay') + disc(23.5, 24, 5.2, 'good-grain'),
  upgraded:
    fill('M16 2.5 29 9.8v12.4L16 29.5 3 22.2V9.8Z', 'good-brick') + light('M16 2.5 29 9.8 16 17 3 9.8Z') + line('M3 9.8 16 17l13-7.2M16 17v12.5'),
  any:
    `<path d="M4 4h24v24H4Z" fill="var(--art-sheet)" stroke-dasharray="3.5 3"/>` + line('M11.5 12.5c0-6.5 9.5-6.5 9.5 0 0 3.5-5 3.5-5 7.5', 2.8) + dot(16, 24.3, 1.9),
  special: '',
  plus: `<path d="M16 6v20M6 16h20" stroke="currentColor" stroke-width="3.4"/>`,
  look: fill('M2 16c6-12 22-12 28 0-6 12-22 12-28 0Z', 'art-sheet') + disc(16, 16, 5.5, 'kind-public') + dot(16, 16, 2.3) + glint('M14 14l.5-.5', 2, 0.9),
  empty: `<path d="M4 10h24v16H4Z" fill="var(--art-sheet)" stroke-dasharray="3.5 3"/>` + line('M9 22 23 14', 1.8),
  tick: `<path d="M5 17l7 7.5L27 7" stroke="currentColor" stroke-width="4"/>`,
  info: `<circle cx="16" cy="16" r="12.5" stroke="currentColor" stroke-width="2.5"/><path d="M16 14.5V23" stroke="currentColor" stroke-width="3.2"/><circle cx="16" cy="9.6" r="2" fill="currentColor" stroke="none"/>`,
};

// -- Phoenicia -------------------------------------------------------------------------------------------

const WORKER = 'M16 2.5a5.5 5.5 0 0 1 3.3 9.9c5 .8 8.7 3 8.7 5.3 0 1.8-2.5 2.3-6 2.1L25.5 29.5H6.5L10 19.8c-3.5.2-6-.3-6-2.1 0-2.3 3.7-4.5 8.7-5.3A5.5 5.5 0 0 1 16 2.5Z';
const CARD = 'M7 2.5h18a2 2 0 0 1 2 2v23a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-23a2 2 0 0 1 2-2Z';
const production = (digit: string): string =>
  fill(CARD, 'art-sheet') + fill('M5 20.5c3.7-2.5 7.3 2.5 11 0s7.3 2.5 11 0v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2Z', 'ph-purple') + line(digit, 2.8);
const PHOENICIA: Record<string, string> = {
  'ph-worker': fill(WORKER, 'art-sand') + light('M16 4a4 4 0 0 1 2 .6 6 6 0 0 0-4.5 5.4A4 4 0 0 1 16 4Z') + shade('M19.3 12.4c5 .8 8.7 3 8.7 5.3 0 1.8-2.5 2.3-6 2.1l3.5 9.7H19Z', 0.14),
  'ph-worker-trained':
    fill(WORKER, 'ph-purple') + shade('M19.3 12.4c5 .8 8.7 3 8.7 5.3 0 1.8-2.5 2.3-6 2.1l3.5 9.7H19Z') +
    fill('M16 14.8l1.7 3.4 3.8.5-2.8 2.6.7 3.7-3.4-1.8-3.4 1.8.7-3.7-2.8-2.6 3.8-.5Z', 'good-franc') + glint('M11.3 7.3h9.4', 2.4, 0.85),
  'ph-coin':
    disc(16, 16, 13, 'good-franc') + shade('M16 29a13 13 0 0 0 12.6-16.3A13 13 0 0 1 8 26.3 13 13 0 0 0 16 29Z') + glint('M6.5 13.5a10 10 0 0 1 5.5-6.5', 1.7) +
    line('M8 20h16c-1 3-3 4.5-8 4.5S9 23 8 20ZM16 20V8.5M16 9.5c4 1 5.5 3.5 5.5 7.5H16', 2.1),
  'ph-production-4': production('M19 16.5v-11L12 13.5h9'),
  'ph-production-5': production('M20 5.5h-6.5l-.7 5c4-1.5 7.5 0 7.5 3.2 0 3.5-5 4.3-8 2.3'),
  'ph-production-6': production('M19.5 6c-4-1.5-7.5 1-7.5 6 0 6.5 8 6.5 8 1.5 0-4-6.5-4.5-8-.5'),
  'ph-production-back': fill(CARD, 'ph-purple') + glint('M9 6.5h14v19H9Z', 1.4, 0.5) + glint('M16 9.5l5 6.5-5 6.5-5-6.5Z', 1.8, 0.8),
  'ph-storehouse':
    fill('M5 13.5h22V29H5Z', 'art-sheet') + fill('M3 13.5 16 4l13 9.5Z', 'good-clay') +
    fill('M13.5 17h5v2c2 1.5 2.5 3 2.5 4.5 0 2.5-2 4-2.7 5.5h-4.6C13 27.5 11 26 11 23.5c0-1.5.5-3 2.5-4.5Z', 'good-wood') + line('M12 17h8', 2),
  'ph-tool':
    disc(16, 16, 13, 'good-steel') + shade('M16 29a13 13 0 0 0 12.6-16.3A13 13 0 0 1 8 26.3 13 13 0 0 0 16 29Z') + glint('M6.5 13.5a10 10 0 0 1 5.5-6.5', 1.7) +
    line('M10.5 23.5 20 12', 3.2) + line('M14.5 8.8c4-2.3 8.2.5 9 5.2', 3.2),
  'ph-hunting':
    bar('M8 3.5c13 2 20 11 20.5 21', 'good-wood', 1.8) + pen('M8 3.5 28.5 24.5', 1.3) +
    pen('M5 28.5 23 9.5', 2.2) + fill('M27 5l-1.5 7.5-6-5.5Z', 'good-iron') + fill('M3 25.5l4.5-1 1 1 .8 4.5-3.8 1.5L3 29Z', 'good-food'),
  'ph-farming':
    pen('M16 30V12M10 30c0-5-1-9-3.5-12.5M22 30c0-5 1-9 3.5-12.5', 2) +
    fill('M16 2.5c3 3.3 3 7 0 10.3-3-3.3-3-7 0-10.3ZM5 8c3.7 1.5 5 4.5 3.5 8.7C4.8 15.2 3.5 12.2 5 8ZM27 8c-3.7 1.5-5 4.5-3.5 8.7C27.2 15.2 28.5 12.2 27 8Z', 'good-grain') +
    bar('M8.5 24.5h15', 'ph-purple', 2.2),
  'ph-mining':
    bar('M8 28 20 12', 'good-wood', 2.6) +
    fill('M7.5 8.5C14 3 22 4 28.5 13c.6 1-.3 2-1.3 1.5L20.5 11l-5-3.8-7 2.7c-1.3.3-2-.6-1-1.4Z', 'good-iron') +
    fill('M19 29.5l2-5.5 5-1 4 3.5v3Z', 'good-coal'),
  'ph-clothmaking':
    fill('M11 4.5h15.5a3.5 3.5 0 0 1 0 7H11Z', 'ph-purple') +
    fill('M11 8v20c2.5 1.8 5-.8 7.5.4s4 .8 5.5-.4V11.5', 'ph-purple') + shade('M11 11.5h13v3H11Z', 0.3) +
    fill('M9 2.5h4v28H9Z', 'good-wood') + glint('M16 19.5h5M16 23.5h5', 1.6, 0.6) + disc(26.3, 8, 3.5, 'art-skin'),
  'ph-overlord':
    fill('M4 26.5 2.5 9.5 9.5 15 16 4l6.5 11 7-5.5L28 26.5Z', 'good-franc') + shade('M22.5 15l7-5.5L28 26.5H20Z') +
    fill('M4 24.5h24v4.5H4Z', 'ph-purple') + disc(16, 19.5, 2.3, 'good-food') + disc(9, 20.5, 1.5, 'good-fish') + disc(23, 20.5, 1.5, 'good-fish'),
  'ph-point':
    fill('M16 2.5 28.5 7v9.5c0 6.5-5 10.7-12.5 13-7.5-2.3-12.5-6.5-12.5-13V7Z', 'sea') + shade('M16 2.5 28.5 7v9.5c0 6.5-5 10.7-12.5 13Z', 0.16) +
    fill('m16 8.3 2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.5-4.8 2.5.9-5.4-3.9-3.8 5.4-.8Z', 'art-flame'),
};

SIGNS['special'] = HAVRE['house-special'] ?? '';

/** The inside of each symbol by name. */
export const DRAWINGS: Readonly<Record<string, string>> = {
  ...GOODS,
  ...HAVRE,
  ...KINDS,
  ...SHIPS,
  ...SIGNS,
  ...PHOENICIA,
};

export const GOOD_NAMES: readonly string[] = Object.keys(GOODS);
