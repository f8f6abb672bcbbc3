// Phoenicia's view, typed, and what a person would read off the table: sides of activities, discounts, payments.

import type { Table } from '../title';
import { ACTIVITIES, FACTS, ORDER, value, type Activity, type Card, type Job, type Production } from './facts';

export type Hand = Readonly<Partial<Record<Production, number>>>;

export interface Settlement {
  readonly coins: number;
  readonly hand: Hand | null; // null: not ours to see
  readonly hand_size: number;
  readonly workers: Readonly<Record<string, number>>; // untrained, trained, and by activity
  readonly tools: Readonly<Record<string, number>>;
  readonly bought: number;
  readonly cards: Readonly<Record<string, number>>;
  readonly points: number;
  readonly production: number;
  readonly storehouses: number;
  readonly treasury: number;
}

/** docs/phoenicia-decisions.md, "Positions". */
export interface Board {
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly round: number;
  readonly overlord: number;
  readonly turn: number; // how many have finished theirs
  readonly seats: readonly Settlement[];
  readonly display: Readonly<Record<string, number>>;
  readonly decks: Readonly<Record<string, number>>;
  readonly pile_size: number;
  readonly discards: Hand;
  readonly stack: readonly (readonly [string, ...number[]])[];
}

/** What would be left after a payment, the one that loses least to the limits. */
export interface After {
  readonly paid: Readonly<Record<string, number>>;
  readonly hand: Hand;
  readonly coins: number;
  readonly change: number;
  readonly lost: number;
}

export interface Offer {
  readonly card: string;
  readonly minimum: number;
  readonly bid: number; // the lowest that we could make
  readonly discount?: number;
  readonly price?: number;
  readonly limit?: number;
  readonly after?: After | null;
}

/** `auction_panel` of the server. */
export interface Panel {
  readonly running: { readonly card: string; readonly bid: number | null; readonly leader: number | null; readonly in: readonly number[] } | null;
  readonly may_bid: readonly number[];
  readonly wealth: number | null;
  readonly cards: readonly Offer[];
}

export function boardOf(table: Table): Board | null {
  const view = table.view as unknown as Board;
  return Array.isArray(view.seats) && view.seats.length > 0 ? view : null;
}

export function panelOf(table: Table): Panel | null {
  const panel = table.extra['auction_panel'] as Panel | undefined;
  return panel && Array.isArray(panel.cards) ? panel : null;
}

/** The question that is open: its name and its numbers. */
export const question = (board: Board): readonly [string, ...number[]] => board.stack.at(-1) ?? ['over'];

export type Phase = 'auctions' | 'workers' | 'purchases' | 'between';

/** The part of a turn that is under way. */
export function phase(board: Board): Phase {
  for (const [name] of board.stack) {
    if (name === 'auctions' || name === 'workers' || name === 'purchases') return name;
    if (name === 'end-turn') return 'purchases';
  }
  return 'between';
}

/** The seats in the order of this round's turns. */
export const order = (board: Board): number[] => board.seats.map((_, step) => (board.overlord + step) % board.players);

/** 0, or 1 and 2 for improved and advanced; -1: the activity is not open to this settlement. */
export function level(cards: ReadonlyMap<string, Card>, own: Settlement, job: Job): number {
  const count = (effect: Card['effect']) =>
    Object.entries(own.cards).reduce((sum, [id, copies]) => sum + (cards.get(id)?.effect === effect ? copies : 0), 0);
  if (job === 'hunting') return Math.min(2, count('track'));
  if (job === 'mining') return count('mine') ? Math.min(2, count('smelt')) : -1;
  if (job === 'clothmaking') return count('weave') ? 0 : -1;
  return 0;
}

export const activity = (job: Job): Activity => ACTIVITIES.find((one) => one.id === job)!;

/** By how much this settlement's cards lower the price of a card. */
export const discount = (cards: ReadonlyMap<string, Card>, own: Settlement, target: string): number =>
  Object.entries(own.cards).reduce((sum, [id, copies]) => sum + copies * (cards.get(id)?.discounts[target] ?? 0), 0);

/** All discounts that this settlement has, on kinds of cards. */
export function discounts(cards: ReadonlyMap<string, Card>, own: Settlement): [card: string, amount: number][] {
  return [...cards.keys()].map((id): [string, number] => [id, discount(cards, own, id)]).filter(([, amount]) => amount > 0);
}

/** Points that City Centers still sell. */
export function pointsLeft(cards: ReadonlyMap<string, Card>, own: Settlement): number {
  const markets = Object.entries(own.cards).reduce((sum, [id, copies]) => sum + (cards.get(id)?.effect === 'market' ? copies : 0), 0);
  return Math.max(0, markets * FACTS.points_for_sale - own.bought);
}

// -- paying: the same as phoenicia/panel.py, for what a stepper shows ---------------------------------------

/** A payment without a card that could be left out (PH-6): cards of each kind in falling value, and coins. */
export interface Payment {
  readonly cards: readonly Production[];
  readonly coins: number;
  readonly change: number;
}

export function payments(hand: Hand, coins: number, price: number, from = 0): Payment[] {
  const found: Payment[] = [];
  function spend(kind: number, due: number, paid: readonly Production[]) {
    if (due <= coins) found.push({ cards: paid, coins: Math.max(due, 0), change: Math.max(-due, 0) });
    if (due <= 0) return;
    for (let next = kind; next < ORDER.length; next++) {
      const card = ORDER[next]!;
      if (paid.filter((one) => one === card).length < (hand[card] ?? 0)) spend(next, due - value(card), [...paid, card]);
    }
  }
  if (price > 0) spend(from, price, []);
  return found;
}

export const size = (hand: Hand): number => Object.values(hand).reduce((sum, count) => sum + (count ?? 0), 0);
export const worth = (hand: Hand): number => ORDER.reduce((sum, card) => sum + (hand[card] ?? 0) * value(card), 0);

/** The cards of a hand, one by one, in falling value. */
export const listed = (hand: Hand): Production[] => ORDER.flatMap((card) => Array.from({ length: hand[card] ?? 0 }, () => card));

/** A hand without these cards. */
export function without(hand: Hand, spent: readonly Production[]): Hand {
  const left: Partial<Record<Production, number>> = { ...hand };
  for (const card of spent) left[card] = (left[card] ?? 0) - 1;
  return left;
}

/** What the limits would take at the end of the turn (PH-2), the dearest cards being kept. */
export function lost(hand: Hand, coins: number, treasury: number, storehouses: number): number {
  let excess = Math.max(size(hand) - storehouses, 0);
  let purse = coins;
  for (const card of [...ORDER].reverse()) {
    const turned = Math.min(excess, hand[card] ?? 0);
    purse += turned * value(card);
    excess -= turned;
  }
  return Math.max(purse - treasury, 0);
}

/** What would remain after paying so much, with the payment that loses least; null if it cannot be paid. */
export function remaining(own: Settlement, price: number, bought?: Card): After | null {
  if (!own.hand) return null;
  const storehouses = own.storehouses + (bought?.storehouses ?? 0);
  const treasury = bought?.effect === 'vault' ? Math.max(own.treasury, FACTS.large_treasury) : own.treasury;
  const ways: Payment[] = price > 0 ? payments(own.hand, own.coins, price) : [{ cards: [], coins: 0, change: 0 }];
  let best: After | null = null;
  for (const way of ways) {
    const hand = without(own.hand, way.cards);
    const coins = own.coins - way.coins + way.change;
    const loses = lost(hand, coins, treasury, storehouses);
    if (!best || loses < best.lost) best = { paid: counted(way), hand, coins, change: way.change, lost: loses };
  }
  return best;
}

function counted(way: Payment): Record<string, number> {
  const paid: Record<string, number> = { coins: way.coins };
  for (const card of way.cards) paid[card] = (paid[card] ?? 0) + 1;
  return paid;
}

/** The answers that make a payment; the last coins are not asked for once the hand is empty. */
export function tokensOf(hand: Hand, way: Payment): string[] {
  const tokens = way.cards.map((card) => `pay:${card}`);
  if (way.coins > 0 && way.cards.length < size(hand)) tokens.push('pay:coins');
  return tokens;
}

/** What is different between two views: keys such as `coins:0`, `work:1:mining`, `card:dyer`, with the step. */
export function changes(before: Board, after: Board): Map<string, number> {
  const found = new Map<string, number>();
  const note = (key: string, step: number) => { if (step !== 0) found.set(key, step); };
  const each = (key: string, old: Readonly<Record<string, number>>, now: Readonly<Record<string, number>>) => {
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) note(`${key}:${name}`, (now[name] ?? 0) - (old[name] ?? 0));
  };
  each('card', before.display, after.display);
  after.seats.forEach((now, seat) => {
    const old = before.seats[seat];
    if (!old) return;
    note(`coins:${seat}`, now.coins - old.coins);
    note(`hand:${seat}`, now.hand_size - old.hand_size);
    note(`points:${seat}`, now.points - old.points);
    note(`production:${seat}`, now.production - old.production);
    note(`storehouses:${seat}`, now.storehouses - old.storehouses);
    each(`work:${seat}`, old.workers, now.workers);
    each(`tool:${seat}`, old.tools, now.tools);
    each(`own:${seat}`, old.cards, now.cards);
  });
  return found;
}
