import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { DRAWINGS } from '../../art/drawings';
import { ahead, changes, markers, needs, net, rounds, shipFood, stackTotals, turnsLeft, type Board } from './board';
import { BUILDINGS, FACTS, GOODS } from './facts';
import en from './words/en.ftl?raw';
import zh from './words/zh.ftl?raw';

const BOARD: Board = {
  players: 3,
  options: { length: 'full' },
  round: 4,
  turn: 2,
  seats: [
    { goods: { franc: 5, fish: 2, bread: 1, coal: 1, wood: 2, coke: 1 }, cards: ['12'], ships: ['R01'], loans: 1, disc: '12' },
    { goods: { franc: 1 }, cards: [], ships: [], loans: 0, disc: null },
    { goods: {}, cards: [], ships: [], loans: 0, disc: null },
  ],
  offers: { franc: 1, fish: 3, wood: 2, clay: 1, iron: 0, grain: 1, cattle: 1 },
  tiles: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  proposals: [['03', '08'], ['05'], []],
  town: ['B1', 'B2', 'B3'],
  ship_stacks: { wooden: ['R02'] },
  gone: [],
  specials: { pile: [null], known: [] },
  modernised: [],
  stack: [['next-turn'], ['turn', 2, 0]],
};

describe('the board', () => {
  test('markers move on in turn', () => {
    // 7 * 3 + 2 = 23: the third seat; the two before it moved on the tiles before.
    expect(markers(BOARD)).toEqual([0, 1, 2]);
    expect(turnsLeft(BOARD, 2)).toEqual({ all: 5, mine: 2 });
    expect(turnsLeft({ ...BOARD, stack: [['turn', 2, 1]] }, 2)).toEqual({ all: 4, mine: 1 });
  });

  test('offers ahead follow the tiles', () => {
    const [first] = ahead(BOARD, 0, 1);
    expect(first).toMatchObject({ round: 4, turn: 3 });
    expect(first?.offers).toMatchObject({ fish: 4, clay: 2, wood: 2 });
    expect(ahead({ ...BOARD, tiles: ['T1', 'T2', 'T3', null, null, null, null] }, 0, 1)[0]?.offers).toBeNull();
  });

  test('needs count ships, food, francs and loans', () => {
    expect(rounds(BOARD)[3]?.id).toBe('R04');
    expect(shipFood(BOARD, 0)).toBe(3);
    expect(needs(BOARD, 0)).toMatchObject({ demand: 3, ships: 3, due: 0, food: 4, francs: 5, loans: 0, energy: 15 });
    expect(needs(BOARD, 1)).toMatchObject({ due: 3, francs: 1, short: 2, loans: 1 });
  });

  test('a stack is summed up', () => {
    expect(stackTotals(['03', '08'])).toEqual({ cost: [['wood', 3], ['clay', 2]], price: 16, value: 16 });
  });

  test('what changed is found by comparing', () => {
    const after = { ...BOARD, offers: { ...BOARD.offers, fish: 0 }, seats: [BOARD.seats[0]!, { ...BOARD.seats[1]!, goods: { franc: 1, fish: 3 }, disc: 'B1' }, BOARD.seats[2]!] };
    expect([...changes(BOARD, after)]).toEqual([['offer:fish', -3], ['good:1:fish', 3], ['card:B1', 0]]);
    const event = { kind: 'goods', place: '', message: { key: '' } };
    expect(net([{ ...event, seat: 0, item: 'bread', amount: 2 }, { ...event, seat: 0, item: 'grain', amount: -2 }, { ...event, seat: 1, item: 'fish', amount: 1 }], 0)).toEqual([['grain', -2], ['bread', 2]]);
  });
});

describe('the cards', () => {
  test('every sign has a drawing', () => {
    const signs = FACTS.buildings.flatMap((card) => [
      ...card.lines.flatMap((line) => [line.each ?? '', ...[line.give, line.get, line.first, line.has, line.less].flatMap((row) => (row ?? []).map(([sign]) => sign))]),
      ...(card.cost ?? []).map(([good]) => good),
      card.kind === 'ship' ? 'kind-ship' : card.kind,
    ]);
    for (const sign of new Set([...signs.filter(Boolean), ...GOODS.map((good) => good.name), ...FACTS.ships.map((ship) => `ship-${ship.kind}`)])) {
      expect(DRAWINGS, sign).toHaveProperty(sign);
    }
    expect(BUILDINGS.size).toBe(69);
  });

  test('cards.json is what the engine’s rows say', () => {
    const root = resolve(import.meta.dirname, '../../../..');
    const python = resolve(root, '.venv/bin/python');
    if (existsSync(python)) execFileSync(python, [resolve(root, 'web/scripts/cards.py'), '--check'], { stdio: 'pipe' });
  });

  test('both languages say the same keys', () => {
    const keys = (text: string) => new FluentResource(text).body.map((entry) => entry.id).sort();
    expect(keys(zh)).toEqual(keys(en));
  });
});
