// What Phoenicia's cards and activities are: cards.json, written from the engine's rows by
// web/scripts/phoenicia_cards.py; and the changes of a table that plays with a corrected card file.

import json from './cards.json';

export type Job = 'hunting' | 'farming' | 'mining' | 'clothmaking';
export type Production = '6' | '5' | 'preset' | '4';

export interface Card {
  readonly id: string;
  readonly deck: number; // 1 to 4
  readonly group: 'A' | 'B';
  readonly minimum: number;
  readonly points: number;
  readonly production: number;
  readonly storehouses: number;
  readonly untrained: number;
  readonly trained: number;
  readonly discounts: Readonly<Record<string, number>>;
  readonly effect: '' | 'track' | 'mine' | 'smelt' | 'weave' | 'market' | 'school' | 'vault';
  readonly guessed: readonly string[]; // the columns that are reconstructed
}

export interface Activity {
  readonly id: Job;
  readonly tool: number;
  readonly points: number;
  readonly storehouses: number;
  readonly produced: readonly (readonly number[])[]; // by level, then by number of workers
}

interface Facts {
  readonly cards: readonly Card[];
  readonly activities: readonly Activity[];
  readonly values: Readonly<Record<Production, number>>;
  readonly order: readonly Production[];
  readonly deck: Readonly<Record<string, number>>;
  readonly copies: Readonly<Record<'A' | 'B', Readonly<Record<string, number>>>>;
  readonly treasury: number;
  readonly large_treasury: number;
  readonly training: number;
  readonly cheap_training: number;
  readonly point_price: number;
  readonly points_for_sale: number;
  readonly per_card: number;
  readonly enough: number;
}

export const FACTS = json as unknown as Facts;
export const ACTIVITIES = FACTS.activities;
export const ORDER = FACTS.order;
export const value = (card: Production): number => FACTS.values[card];

/** Columns of a corrected row (docs/phoenicia-decisions.md, "A corrected card file") by their names here. */
const COLUMNS: Readonly<Record<string, keyof Card>> = {
  deck: 'deck', group: 'group', min_bid: 'minimum', points: 'points', production: 'production', storehouses: 'storehouses',
  untrained: 'untrained', trained: 'trained', effect: 'effect', discounts_given: 'discounts',
};

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** The cards of a table: the engine's rows, and what its option `cards` changes; a corrected number is no guess. */
export function cardsOf(options: Readonly<Record<string, unknown>> | undefined): ReadonlyMap<string, Card> {
  const changes = options?.['cards'] as { readonly cards?: readonly Row[] } | null | undefined;
  const rows = new Map((changes?.cards ?? []).map((row) => [row.id, row]));
  return new Map(
    FACTS.cards.map((card): [string, Card] => {
      const row = rows.get(card.id);
      if (!row) return [card.id, card];
      const changed: Record<string, unknown> = {};
      for (const [column, name] of Object.entries(COLUMNS)) if (column in row) changed[name] = row[column];
      const guessed = card.guessed.filter((column) => !(column in row) && !(column === 'discounts' && 'discounts_given' in row));
      return [card.id, { ...card, ...changed, guessed }];
    }),
  );
}

/** What so many workers of an activity produce. */
export function produced(job: Activity, level: number, workers: number): number {
  const row = job.produced[Math.min(level, job.produced.length - 1)]!;
  if (workers < row.length) return row[workers]!;
  const last = row.length - 1; // the table goes on in steps of two workers
  const step = row[last]! - row[last - 2]!;
  const twos = Math.ceil((workers - last) / 2);
  return row[workers - 2 * twos]! + step * twos;
}
