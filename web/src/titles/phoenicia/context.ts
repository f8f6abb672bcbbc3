// What every part of Phoenicia's table needs: the table, its board and panel, words, and what a click does.

import { getContext, setContext } from 'svelte';
import type { Argument, Table } from '../title';
import type { Board, Panel } from './board';
import type { Card } from './facts';

/** What the sheet shows large. */
export type Subject =
  | { readonly what: 'card'; readonly id: string }
  | { readonly what: 'job'; readonly id: string }
  | { readonly what: 'tree' }
  | { readonly what: 'decks' };

export type State = 'can' | 'cannot' | 'idle';

export interface Phoenicia {
  readonly table: Table;
  readonly board: Board;
  readonly panel: Panel | null;
  readonly cards: ReadonlyMap<string, Card>;
  readonly me: number; // whose settlement lies large: the seat we look through, or the one that moves
  readonly pending: string; // a token that waits to be confirmed
  readonly draft: string; // a card that we think of putting up for auction
  w(key: string, args?: Record<string, Argument>): string; // the table's own words
  name(seat: number): string;
  changed(key: string): number | undefined;
  press(token: string): void; // a click: does it, or asks first, or says why not
  plan(card: string): void; // open the auction panel with this card
  open(subject: Subject): void;
  act(token: string | readonly string[]): void;
}

const KEY = Symbol('phoenicia');
export const provide = (phoenicia: Phoenicia): Phoenicia => setContext(KEY, phoenicia);
export const usePhoenicia = (): Phoenicia => getContext<Phoenicia>(KEY);

/** Lit if one of these can be done, dashed if it is known why none can. */
export function stateOf(table: Table, tokens: readonly string[]): State {
  if (tokens.some((token) => table.can(token))) return 'can';
  return tokens.some((token) => table.why(token) !== undefined) ? 'cannot' : 'idle';
}

/** The reasons why none of these can be done, each once. */
export function reasons(table: Table, tokens: readonly string[]): string[] {
  return [...new Set(tokens.map((token) => table.why(token)).filter((said) => said !== undefined))];
}
