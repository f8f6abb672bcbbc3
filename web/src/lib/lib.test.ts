import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../titles/title';
import { FEW, layout } from './choices';
import { changed, field, typed } from './options';
import { isCounts, parts } from './plain';
import { named, withNames } from './people';
import { match } from './router.svelte';
import { Catalogue } from './words.svelte';

const read = (lang: string) => readFileSync(`src/words/${lang}.ftl`, 'utf8');
const keys = (text: string) => [...text.matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!).sort();
const variables = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((found) => found[1]!))].sort();

function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of text.split(/\n(?=[\w-]+ =)/)) {
    const key = /^([\w-]+) =/m.exec(block)?.[1];
    if (key) found.set(key, block);
  }
  return found;
}

describe('words', () => {
  it('have the same keys in both languages', () => {
    expect(keys(read('zh'))).toEqual(keys(read('en')));
  });
  it('use the same variables in both languages', () => {
    const zh = messages(read('zh'));
    for (const [key, text] of messages(read('en'))) {
      const missing = variables(zh.get(key)!).filter((name) => !variables(text).includes(name));
      expect([key, missing]).toEqual([key, []]);
    }
  });
  it('parse without a fault, every key once', () => {
    for (const lang of ['en', 'zh']) {
      const bundle = new FluentBundle(lang);
      expect(bundle.addResource(new FluentResource(read(lang)))).toEqual([]);
      for (const key of keys(read(lang))) expect([key, bundle.hasMessage(key)]).toEqual([key, true]);
    }
  });
  it('cover every key that the code says', () => {
    const known = new Set(keys(read('en')));
    const sources = import.meta.glob('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
    for (const [path, source] of Object.entries(sources)) {
      if (path.includes('.test.')) continue;
      for (const found of String(source).matchAll(/\bt\('([\w-]+)'/g)) expect([path, found[1], known.has(found[1]!)]).toEqual([path, found[1], true]);
    }
  });
  it('put messages into messages', () => {
    const catalogue = new Catalogue('en', 'goods = { $amount } { $good }\ngood-fish = fish\ntake = take { $goods }');
    const goods = { key: 'goods', args: { amount: 3, good: { key: 'good-fish' } } };
    expect(catalogue.say('take', { goods })).toBe('take 3 fish');
    expect(catalogue.say('nothing-like-that')).toBe('nothing-like-that');
  });
});

const choice = (token: string, aside = false): Choice => {
  const [verb = '', ...rest] = token.split(':');
  const argument = rest.join(':');
  return { token, verb, argument, amount: verb === 'amount' ? Number(argument) : null, aside, text: token };
};

describe('the layout of choices', () => {
  it('groups by verb and sets apart what closes', () => {
    const laid = layout(['take:fish', 'use:B1', 'take:wood', 'end'].map((token) => choice(token)));
    expect(laid.groups.map((group) => [group.verb, group.choices.length])).toEqual([['take', 2], ['use', 1]]);
    expect(laid.closing.map((one) => one.token)).toEqual(['end']);
  });
  it('makes one control of many numbers', () => {
    const few = Array.from({ length: FEW }, (_, i) => choice(`amount:${i}`));
    expect(layout(few).groups[0]!.numbers).toBe(false);
    expect(layout([...few, choice('amount:9')]).groups[0]!.numbers).toBe(true);
    expect(layout(Array.from({ length: 9 }, (_, i) => choice(`use:${i}a`))).groups[0]!.numbers).toBe(false);
  });
  it('keeps what is done out of turn apart', () => {
    expect(layout([choice('sell:12'), choice('sell:13', true)]).groups.map((group) => group.verb)).toEqual(['sell', 'aside-sell']);
  });
});

describe('options', () => {
  it('reads what an option takes', () => {
    expect(field('yes | no')).toEqual({ kind: 'flag' });
    expect(field('full | short')).toEqual({ kind: 'pick', values: ['full', 'short'] });
    expect(field('2..8')).toEqual({ kind: 'number', least: 2, most: 8 });
    expect(field('T1 … T7').kind).toBe('text');
  });
  it('sends JSON as JSON and only what was changed', () => {
    expect(typed('{"1": {"wood": 2}}')).toEqual({ 1: { wood: 2 } });
    expect(typed('014, 015')).toBe('014, 015');
    expect(changed({ length: 'short', a: false, b: '' }, { length: 'full', a: false })).toEqual({ length: 'short' });
  });
});

describe('routes', () => {
  it('finds pages and their ids', () => {
    expect(match('/').page).toBe('home');
    expect(match('/table/a-1_B')).toMatchObject({ page: 'table', id: 'a-1_B' });
    expect(match('/replay/x', '?moment=4').query.get('moment')).toBe('4');
    expect(match('/rules/le-havre/')).toMatchObject({ page: 'rules', id: 'le-havre' });
    expect(match('/table/../x').page).toBe('missing');
  });
});

describe('a plain view', () => {
  it('leaves machinery and emptiness out', () => {
    const laid = parts({ title: 'x', round: 2, stack: [1], offers: { fish: 2 }, gone: [], pile: null });
    expect(laid.facts).toEqual([{ key: 'round', value: 2 }]);
    expect(laid.groups.map((fact) => fact.key)).toEqual(['offers']);
    expect(isCounts({ fish: 2 })).toBe(true);
    expect(isCounts({ fish: 'x' })).toBe(false);
  });
});

describe('names of people', () => {
  const name = (seat: number) => ['Ada', 'Bob'][seat] ?? '';
  it('stand for seats, as messages and as numbers in a sentence', () => {
    const said = named({ key: 'prompt', args: { who: { key: 'seat', args: { seat: 2 } }, n: 1 } }, name);
    expect(said).toEqual({ key: 'prompt', args: { who: 'Bob', n: 1 } });
    expect(withNames('player 1 gets 3 fish', name)).toBe('Ada gets 3 fish');
    expect(withNames('玩家2：多 1 块硬币；玩家 1 支付', name)).toBe('Bob：多 1 块硬币；Ada 支付');
    expect(withNames('2 players, player 12, Player 3', name)).toBe('2 players, player 12, Player 3');
  });
});
