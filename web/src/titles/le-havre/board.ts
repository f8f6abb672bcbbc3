// Le Havre's view, typed, and what a person would read off the table: demand, needs, who moves when.

import type { Change, Table } from '../title';
import { BUILDINGS, FACTS, GOODS, LOAN, OFFERS, ROUNDS, SHIPS, TILES, type Part, type RoundCard, type ShipKind } from './facts';

export interface Holder {
  readonly goods: Readonly<Record<string, number>>;
  readonly cards: readonly string[];
  readonly ships: readonly string[];
  readonly loans: number;
  readonly disc: string | null;
}

/** docs/le-havre-decisions.md, "Positions". */
export interface Board {
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly round: number; // from 1; one more than the last: the final phase
  readonly turn: number; // 0 to 6
  readonly seats: readonly Holder[];
  readonly offers: Readonly<Record<string, number>>;
  readonly tiles: readonly (string | null)[];
  readonly proposals: readonly (readonly string[])[];
  readonly town: readonly string[];
  readonly ship_stacks: Readonly<Partial<Record<ShipKind, readonly string[]>>>;
  readonly gone: readonly string[];
  readonly specials: {
    readonly pile: readonly (string | null)[];
    readonly known: readonly { readonly card: string; readonly at: readonly number[] }[];
  };
  readonly modernised: readonly string[];
  readonly stack: readonly (readonly [string, ...number[]])[];
}

export const TURNS = 7;

export function boardOf(table: Table): Board | null {
  const view = table.view as unknown as Board;
  return Array.isArray(view.seats) && view.seats.length > 0 ? view : null;
}

/** The question that is open: its name and its numbers. */
export function question(board: Board): readonly [string, ...number[]] {
  return board.stack.at(-1) ?? ['over'];
}

/** Whether the open question is about such answers: only then it is worth saying why one is not legal. */
export function asks(board: Board, verb: 'take' | 'use' | 'build' | 'buy' | 'ship'): boolean {
  const name = question(board)[0];
  if (verb === 'build') return name === 'build' || name === 'build-again';
  if (verb === 'ship') return name === 'build-ship';
  return name === 'turn' || (verb === 'use' && name === 'target') || (verb === 'take' && name === 'haul');
}

/** The round cards of this game, in order. */
export function rounds(board: Board): readonly RoundCard[] {
  const length = board.options['length'] === 'short' ? 'short' : 'full';
  const ids = FACTS.order[length][String(board.players)] ?? [];
  return ids.map((id) => ROUNDS.get(id)).filter((card) => card !== undefined);
}

export const isFinal = (board: Board): boolean => board.round > rounds(board).length;

/** Whose turn it is in a round's turn. */
export const mover = (board: Board, round: number, turn: number): number => (TURNS * (round - 1) + turn) % board.players;

const actionDone = (board: Board): boolean => board.stack.some(([name, , done]) => name === 'turn' && done === 1);

/** Whether the round ends: harvest, interest and feeding are under way. */
export const isFeeding = (board: Board): boolean => board.stack.some(([name]) => name === 'feeding');

/** Turns of this round that are still to be played, the running one included; and those of a seat. */
export function turnsLeft(board: Board, seat: number): { all: number; mine: number } {
  if (isFinal(board)) return { all: 0, mine: 0 };
  const first = isFeeding(board) ? TURNS : actionDone(board) ? board.turn + 1 : board.turn;
  let mine = 0;
  for (let turn = first; turn < TURNS; turn++) if (mover(board, board.round, turn) === seat) mine += 1;
  return { all: Math.max(0, TURNS - first), mine };
}

/** Where each seat's marker lies: the tile of its latest turn; -1 before its first in this round. */
export function markers(board: Board): number[] {
  const at = Array.from({ length: board.players }, () => -1);
  const now = isFinal(board) ? TURNS - 1 : board.turn;
  for (let turn = 0; turn <= now; turn++) at[mover(board, board.round, turn)] = turn;
  return at;
}

/** What the offers will hold on the next turns of a seat if nobody takes anything; null: not known. */
export interface Ahead {
  readonly round: number;
  readonly turn: number;
  readonly offers: Readonly<Record<string, number>> | null;
}

export function ahead(board: Board, seat: number, count: number): Ahead[] {
  const found: Ahead[] = [];
  const last = rounds(board).length;
  let offers: Record<string, number> | null = { ...board.offers };
  let { round, turn } = board;
  for (let step = 0; step < 40 && found.length < count; step++) {
    turn += 1;
    if (turn === TURNS) [round, turn] = [round + 1, 0];
    if (round > last) break;
    const tile = TILES.get(board.tiles[turn] ?? '');
    if (!tile) offers = null;
    if (offers && tile) for (const good of tile.brings) offers[good] = (offers[good] ?? 0) + 1;
    if (mover(board, round, turn) === seat) found.push({ round, turn, offers: offers && { ...offers } });
  }
  return found;
}

export const held = (board: Board, seat: number, good: string): number => board.seats[seat]?.goods[good] ?? 0;

/** Food that a seat's ships bring each round. */
export function shipFood(board: Board, seat: number): number {
  return (board.seats[seat]?.ships ?? []).reduce((sum, id) => {
    const kind = ROUNDS.get(id)?.kind;
    return sum + ((kind && SHIPS.get(kind)?.food[board.players - 1]) || 0);
  }, 0);
}

export interface Needs {
  readonly demand: number;
  readonly ships: number;
  readonly due: number; // after ships
  readonly food: number; // held, without francs
  readonly francs: number;
  readonly short: number; // what food and francs do not cover
  readonly loans: number; // that it would cause
  readonly energy: number;
}

export function needs(board: Board, seat: number): Needs {
  const card = rounds(board)[board.round - 1];
  const demand = card?.food[board.players - 1] ?? 0;
  const ships = shipFood(board, seat);
  const due = Math.max(0, demand - ships);
  const sum = (worth: (good: (typeof GOODS)[number]) => number) =>
    GOODS.reduce((total, good) => total + worth(good) * held(board, seat, good.name), 0);
  const food = sum((good) => (good.name === 'franc' ? 0 : good.food));
  const francs = held(board, seat, 'franc');
  const short = Math.max(0, due - food - francs);
  return { demand, ships, due, food, francs, short, loans: Math.ceil(short / LOAN.gives), energy: sum((good) => good.energy) };
}

/** Material and price of everything that still lies in a proposal stack. */
export function stackTotals(ids: readonly string[]): { cost: [string, number][]; price: number; value: number } {
  const total = new Map<string, number>();
  let price = 0;
  let value = 0;
  for (const id of ids) {
    const card = BUILDINGS.get(id);
    if (!card) continue;
    price += card.price ?? 0;
    value += card.value;
    for (const [good, amount] of card.cost ?? []) total.set(good, (total.get(good) ?? 0) + Number(amount));
  }
  const cost = GOODS.flatMap((good): [string, number][] => {
    const amount = total.get(good.name);
    return amount ? [[good.name, amount]] : [];
  });
  return { cost, price, value };
}

/** What a seat lacks of a cost; a brick stands for clay, steel for iron (LH-13). */
export function lacking(board: Board, seat: number, cost: readonly Part[]): [good: string, amount: number][] {
  const need = new Map(cost.map(([good, amount]) => [good, Number(amount)]));
  const spare = (good: string) => Math.max(0, held(board, seat, good) - (need.get(good) ?? 0));
  const better: Readonly<Record<string, string>> = { clay: 'brick', iron: 'steel' };
  return [...need].flatMap(([good, amount]): [string, number][] => {
    const other = better[good];
    const lack = amount - held(board, seat, good) - (other ? spare(other) : 0);
    return lack > 0 ? [[good, lack]] : [];
  });
}

/** Who stands where. */
export function occupants(board: Board): Map<string, number[]> {
  const found = new Map<string, number[]>();
  board.seats.forEach((holder, seat) => {
    if (holder.disc) found.set(holder.disc, [...(found.get(holder.disc) ?? []), seat]);
  });
  return found;
}

export function ownerOf(board: Board, card: string): number {
  return board.seats.findIndex((holder) => holder.cards.includes(card));
}

/** What a seat owns in symbols and kinds. */
export function symbols(board: Board, seat: number): { hammers: number; fishermen: number; craftsmen: number } {
  const sum = { hammers: 0, fishermen: 0, craftsmen: 0 };
  for (const id of board.seats[seat]?.cards ?? []) {
    const card = BUILDINGS.get(id);
    if (!card) continue;
    sum.hammers += card.hammers;
    sum.fishermen += card.fishermen;
    if (card.kind === 'craftsman') sum.craftsmen += 1;
  }
  return sum;
}

/** What is different between two views: keys such as `offer:fish`, `good:0:wood`, `card:05`, with the step. */
export function changes(before: Board, after: Board): Map<string, number> {
  const found = new Map<string, number>();
  const note = (key: string, step: number) => {
    if (step !== 0) found.set(key, step);
  };
  for (const offer of OFFERS) note(`offer:${offer}`, (after.offers[offer] ?? 0) - (before.offers[offer] ?? 0));
  after.seats.forEach((holder, seat) => {
    const old = before.seats[seat];
    for (const good of GOODS) note(`good:${seat}:${good.name}`, (holder.goods[good.name] ?? 0) - (old?.goods[good.name] ?? 0));
    note(`loans:${seat}`, holder.loans - (old?.loans ?? 0));
    if (holder.disc && holder.disc !== old?.disc) found.set(`card:${holder.disc}`, 0);
    for (const id of holder.cards) if (!old?.cards.includes(id)) found.set(`card:${id}`, 0);
    for (const id of holder.ships) if (!old?.ships.includes(id)) found.set(`ship:${id}`, 0);
  });
  for (const id of after.town) if (!before.town.includes(id)) found.set(`card:${id}`, 0);
  return found;
}

/** What a seat loses, then gains, by these changes; each in the order of the table of goods, loans last. */
export function net(events: readonly Change[], seat: number): [good: string, amount: number][] {
  const sums = new Map<string, number>();
  for (const event of events) {
    if (event.seat !== seat || (event.kind !== 'goods' && event.kind !== 'loans')) continue;
    const item = event.kind === 'loans' ? 'loan' : event.item;
    sums.set(item, (sums.get(item) ?? 0) + event.amount);
  }
  const rows = [...GOODS.map((good) => good.name), 'loan'].map((good): [string, number] => [good, sums.get(good) ?? 0]);
  return [...rows.filter(([, amount]) => amount < 0), ...rows.filter(([, amount]) => amount > 0)];
}
