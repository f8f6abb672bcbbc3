// A view as tidy panels, for a title without a table of its own: plain data sorted into facts, lists and
// groups, with names where the title has words for them.

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

export interface Fact {
  key: string;
  value: Plain;
}

export const isGroup = (value: Plain): value is { [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isScalar = (value: Plain): value is null | boolean | number | string =>
  typeof value !== 'object' || value === null;

/** {"fish": 3}: every value is a number. */
export const isCounts = (value: Plain): value is { [key: string]: number } =>
  isGroup(value) && Object.keys(value).length > 0 && Object.values(value).every((one) => typeof one === 'number');

export const isEmpty = (value: Plain): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

const HIDDEN = new Set(['title', 'players', 'options', 'rules', 'stack', 'seats', 'turn', 'idle', 'progress']);

/** The parts of a view that a person reads: facts first, then groups; empty ones and machinery left out. */
export function parts(view: Readonly<Record<string, unknown>>): { facts: Fact[]; groups: Fact[] } {
  const all = Object.entries(view as Record<string, Plain>)
    .filter(([key, value]) => !HIDDEN.has(key) && !isEmpty(value) && value !== false)
    .map(([key, value]) => ({ key, value }));
  return { facts: all.filter((fact) => isScalar(fact.value)), groups: all.filter((fact) => !isScalar(fact.value)) };
}

/** "ship_stacks" as words, where nobody has named it. */
export const spaced = (key: string): string => key.replaceAll(/[_-]+/g, ' ');
