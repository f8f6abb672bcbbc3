// What every part of Le Havre's table needs: the table, its board, words, and what a click does.

import { getContext, setContext } from 'svelte';
import type { Argument, Table } from '../title';
import type { Board } from './board';

/** What the sheet shows large. */
export type Subject =
  | { readonly what: 'building'; readonly id: string }
  | { readonly what: 'ships'; readonly kind: string; readonly id?: string }
  | { readonly what: 'stack'; readonly stack: number };

export type State = 'can' | 'cannot' | 'idle';

export interface Havre {
  readonly table: Table;
  readonly board: Board;
  readonly me: number; // whose needs are shown: the seat we look through, or the one that moves
  readonly zh: boolean;
  readonly pending: string; // a token that waits to be confirmed
  w(key: string, args?: Record<string, Argument>): string; // the table's own words
  good(name: string): string;
  changed(key: string): number | undefined;
  /** A click on something with these tokens: one legal answer is given, several are asked, none says why. */
  press(tokens: readonly string[], subject: Subject | null): void;
  open(subject: Subject): void;
  act(token: string | readonly string[]): void;
}

const KEY = Symbol('le-havre');
export const provide = (havre: Havre): Havre => setContext(KEY, havre);
export const useHavre = (): Havre => getContext<Havre>(KEY);

/** Why one of these cannot be done; nothing where another question is open than the one they answer. */
function why(table: Table, token: string): string | undefined {
  const said = table.why(token);
  return said === undefined || said === table.say('refusal-not-asked') ? undefined : said;
}

/** Lit if one of these can be done, dashed if it is known why none can. */
export function stateOf(table: Table, tokens: readonly string[]): State {
  if (tokens.some((token) => table.can(token))) return 'can';
  return tokens.some((token) => why(table, token) !== undefined) ? 'cannot' : 'idle';
}

/** The reasons why none of these can be done, each once. */
export function reasons(table: Table, tokens: readonly string[]): string[] {
  return [...new Set(tokens.map((token) => why(table, token)).filter((said) => said !== undefined))];
}
