// The facts of Le Havre's cards, as web/scripts/cards.py reads them out of the engine's rows.

import type { Message } from '../title';
import json from './cards.json';

/** [a good or sign, how many]; a text where it is no plain number. */
export type Part = readonly [sign: string, amount: number | string];

/** An action in pictograms: `give` → `get`, `times` often (0: at will), for `each` symbol of mine. */
export interface Line {
  readonly give?: readonly Part[];
  readonly get?: readonly Part[];
  readonly first?: readonly Part[]; // once, before anything
  readonly has?: readonly Part[]; // held, not given
  readonly less?: readonly Part[]; // off the cost
  readonly each?: string;
  readonly once?: boolean; // of the symbol: one counts, more do not
  readonly times?: number;
  readonly end?: boolean; // at the end of the game
}

export type Kind = 'craftsman' | 'economic' | 'industrial' | 'public' | 'none' | 'ship';

export interface Building {
  readonly id: string;
  readonly name: string; // key of its name
  readonly deck: 'start' | 'standard' | 'special';
  readonly kind: Kind;
  readonly value: number;
  readonly price: number | null;
  readonly cost: readonly Part[] | null;
  readonly fee: { readonly food: number; readonly franc: number };
  readonly hammers: number;
  readonly fishermen: number;
  readonly locked: boolean;
  readonly lines: readonly Line[];
  readonly text: readonly Message[];
  readonly from?: number; // in the full game from so many players on
}

export type ShipKind = 'wooden' | 'iron' | 'steel' | 'liner';

export interface RoundCard {
  readonly id: string;
  readonly harvest: boolean;
  readonly food: readonly number[]; // by number of players, 1 to 5
  readonly builds: readonly string[]; // '', 'standard' or 'special'
  readonly ship: string;
  readonly kind: ShipKind;
  readonly value: number;
}

export interface ShipFacts {
  readonly kind: ShipKind;
  readonly price: number | null;
  readonly cost: readonly [good: string, amount: number];
  readonly energy: number;
  readonly capacity: number;
  readonly food: readonly number[];
}

export interface Tile {
  readonly id: string;
  readonly brings: readonly string[];
  readonly interest: boolean;
}

export interface GoodFacts {
  readonly name: string;
  readonly food: number;
  readonly energy: number;
  readonly price: number;
}

interface Facts {
  readonly goods: readonly GoodFacts[];
  readonly offers: readonly string[];
  readonly loan: { readonly repay: number; readonly penalty: number; readonly gives: number };
  readonly buildings: readonly Building[];
  readonly rounds: readonly RoundCard[];
  readonly ships: readonly ShipFacts[];
  readonly tiles: readonly Tile[];
  readonly order: Readonly<Record<'full' | 'short', Readonly<Record<string, readonly string[]>>>>;
}

export const FACTS = json as unknown as Facts;
export const GOODS = FACTS.goods;
export const OFFERS = FACTS.offers;
export const LOAN = FACTS.loan;
export const KINDS: readonly ShipKind[] = ['wooden', 'iron', 'steel', 'liner'];

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

export const BUILDINGS = byId(FACTS.buildings);
export const ROUNDS = byId(FACTS.rounds);
export const TILES = byId(FACTS.tiles);
export const SHIPS: ReadonlyMap<ShipKind, ShipFacts> = new Map(FACTS.ships.map((row) => [row.kind, row]));
