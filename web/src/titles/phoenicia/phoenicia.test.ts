import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { DRAWINGS } from '../../art/drawings';
import { changes, discounts, level, listed, lost, order, payments, phase, pointsLeft, remaining, tokensOf, type Board, type Settlement } from './board';
import { ACTIVITIES, FACTS, cardsOf, produced } from './facts';
import en from './words/en.ftl?raw';
import zh from './words/zh.ftl?raw';

const CARDS = cardsOf({});
const OWN: Settlement = {
  coins: 1, hand: { '6': 1, '5': 2 }, hand_size: 3, workers: { hunting: 3 }, tools: {}, bought: 1, cards: { tracker: 2, smelter: 1, city_center: 1 },
  points: 9, production: 10, storehouses: 5, treasury: 6,
};
const BOARD: Board = {
  players: 3, options: {}, round: 7, overlord: 1, turn: 1, seats: [OWN, OWN, OWN], display: { shipyard: 1 }, decks: {}, pile_size: 9, discards: {},
  stack: [['next-turn'], ['auctions', 2], ['bidding', 0, 11, 7, 2, 5]],
};

describe('the board', () => {
  test('turns go clockwise from the Overlord', () => {
    expect(order(BOARD)).toEqual([1, 2, 0]);
    expect(phase(BOARD)).toBe('auctions');
    expect(phase({ ...BOARD, stack: [['next-turn'], ['end-turn']] })).toBe('purchases');
  });

  test('cards open and improve activities and lower prices', () => {
    expect(ACTIVITIES.map((job) => level(CARDS, OWN, job.id))).toEqual([2, 0, -1, -1]);
    expect(level(CARDS, { ...OWN, cards: { ...OWN.cards, prospector: 1 } }, 'mining')).toBe(1);
    expect(discounts(CARDS, OWN)).toEqual([['caravan', 4], ['public_works', 3]]);
    expect(pointsLeft(CARDS, OWN)).toBe(2);
  });

  test('production goes on beyond the table of facts', () => {
    const [hunting, , mining] = ACTIVITIES;
    expect([1, 2, 3, 4].map((n) => produced(hunting!, 1, n))).toEqual([1, 3, 4, 6]);
    expect([13, 14, 15].map((n) => produced(hunting!, 1, n))).toEqual([19, 21, 22]);
    expect(produced(mining!, 2, 20)).toBe(80);
  });

  test('payments have no card that could be left out', () => {
    const told = (price: number, from = 0) => payments(OWN.hand!, OWN.coins, price, from).map((way) => tokensOf(OWN.hand!, way));
    expect(told(6)).toEqual([['pay:6'], ['pay:5', 'pay:coins'], ['pay:5', 'pay:5']]);
    expect(told(11, 1)).toEqual([['pay:5', 'pay:5', 'pay:coins']]);
    expect(told(17)).toEqual([['pay:6', 'pay:5', 'pay:5']]); // the coin is not asked for: no card is left
    expect(told(18)).toEqual([]);
    expect(told(0)).toEqual([]);
  });

  test('what remains is what the server says', () => {
    expect(remaining(OWN, 8, CARDS.get('shipyard'))).toEqual({ paid: { '6': 1, '5': 1, coins: 0 }, hand: { '6': 0, '5': 1 }, coins: 4, change: 3, lost: 0 });
    expect(remaining(OWN, 99)).toBeNull();
    expect(lost({ '6': 2, '4': 1 }, 1, 3, 2)).toBe(2);
    expect(listed({ '4': 1, '6': 2 })).toEqual(['6', '6', '4']);
  });

  test('what changed is found by comparing', () => {
    const after: Board = { ...BOARD, display: {}, seats: [{ ...OWN, coins: 3, workers: { hunting: 2, farming: 1 } }, OWN, OWN] };
    expect([...changes(BOARD, after)]).toEqual([['card:shipyard', -1], ['coins:0', 2], ['work:0:hunting', -1], ['work:0:farming', 1]]);
  });
});

describe('the cards', () => {
  test('a corrected card file changes numbers, and they are no guess any more', () => {
    const cards = cardsOf({ cards: { cards: [{ id: 'refugees', min_bid: 10 }, { id: 'dyer', discounts_given: { dye_house: 4 } }] } });
    expect(cards.get('refugees')).toMatchObject({ minimum: 10, untrained: 4 });
    expect(cards.get('refugees')?.guessed).not.toContain('min_bid');
    expect(cards.get('dyer')).toMatchObject({ discounts: { dye_house: 4 }, guessed: [] });
    expect(cards.size).toBe(19);
  });

  test('every sign has a drawing', () => {
    for (const sign of [...ACTIVITIES.map((job) => `ph-${job.id}`), ...FACTS.order.filter((card) => card !== 'preset').map((card) => `ph-production-${card}`)]) {
      expect(DRAWINGS, sign).toHaveProperty(sign);
    }
  });

  test('cards.json is what the engine’s rows say', () => {
    const root = resolve(import.meta.dirname, '../../../..');
    const python = resolve(root, '.venv/bin/python');
    if (existsSync(python)) execFileSync(python, [resolve(root, 'web/scripts/phoenicia_cards.py'), '--check'], { stdio: 'pipe' });
  });

  test('both languages say the same keys', () => {
    const keys = (text: string) => new FluentResource(text).body.map((entry) => entry.id).sort();
    expect(keys(zh)).toEqual(keys(en));
  });
});
