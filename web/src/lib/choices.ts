// How a list of legal answers is laid out: groups by verb in the order of the engine's table, numbers as
// one control, and what ends something apart.

import type { Choice } from '../titles/title';

export interface Group {
  verb: string;
  choices: Choice[];
  numbers: boolean; // all are numbers and too many for buttons
}

export interface Layout {
  groups: Group[];
  closing: Choice[]; // end, done, pass, skip, ...
}

const CLOSING = new Set(['end', 'done', 'pass', 'skip', 'drop']);
/** So many numbers still stand as buttons. */
export const FEW = 5;

export function layout(choices: readonly Choice[]): Layout {
  const groups: Group[] = [];
  const closing: Choice[] = [];
  for (const choice of choices) {
    if (CLOSING.has(choice.verb) && !choice.argument) {
      closing.push(choice);
      continue;
    }
    const verb = choice.aside ? `aside-${choice.verb}` : choice.verb;
    let group = groups.find((other) => other.verb === verb);
    if (!group) groups.push((group = { verb, choices: [], numbers: false }));
    group.choices.push(choice);
  }
  for (const group of groups) {
    group.numbers = group.choices.length > FEW && group.choices.every((choice) => /^\d+$/.test(choice.argument));
  }
  return { groups, closing };
}
