// What an option takes, read from the engine's short description of it.

export type Field =
  | { kind: 'pick'; values: string[] }
  | { kind: 'flag' }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'text'; hint: string };

export function field(expected: string): Field {
  const values = expected.split(' | ');
  if (values.length === 2 && values[0] === 'yes' && values[1] === 'no') return { kind: 'flag' };
  if (values.length > 1 && values.every((value) => /^[\w-]+$/.test(value))) return { kind: 'pick', values };
  const range = /^(\d+)\.\.(\d+)$/.exec(expected);
  if (range) return { kind: 'number', least: Number(range[1]), most: Number(range[2]) };
  return { kind: 'text', hint: expected };
}

/** What was typed, as the engine reads it: JSON where it is JSON, otherwise a text. */
export function typed(text: string): unknown {
  const clean = text.trim();
  if (/^[[{]/.test(clean)) {
    try {
      return JSON.parse(clean);
    } catch {
      return clean;
    }
  }
  return clean;
}

/** Only what differs from the default is sent. */
export function changed(chosen: Record<string, unknown>, defaults: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => value !== '' && JSON.stringify(value) !== JSON.stringify(defaults[name])),
  );
}
