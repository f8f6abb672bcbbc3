// The table's own words (the engine's are table.say): what names places and sums on the screen.

import { Catalogue } from '../../lib/words.svelte';
import type { Argument, Lang, Message, Table } from '../title';
import { BUILDINGS, type Building, type Part, type ShipFacts } from './facts';
import en from './words/en.ftl?raw';
import zh from './words/zh.ftl?raw';

const OWN: Record<Lang, Catalogue> = { en: new Catalogue('en', en), zh: new Catalogue('zh', zh) };

export const word = (lang: Lang, key: string, args?: Record<string, Argument>): string => OWN[lang].say(key, args);

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const good = (name: string): Message => ({ key: `good-${name}` });

/** "2 wood, 1 clay" in the words of the engine. */
export function listing(say: Table['say'], parts: readonly Part[]): string {
  const said = parts.map(([name, amount]): Message => ({ key: 'goods', args: { amount, good: good(name) } }));
  const whole = said.reduce<Message | null>((first, second) => (first ? { key: 'and', args: { first, second } } : second), null);
  return whole ? say(whole.key, whole.args) : say('nothing');
}

/** What the action of a building is, a sentence each. */
export const actionText = (say: Table['say'], card: Building): string[] => card.text.map((line) => say(line.key, line.args ?? {}));

/** Kind, value, symbols, cost, price and fee, a sentence each. */
export function factText(say: Table['say'], card: Building): string[] {
  const lines = [say('text-type', { type: { key: `type-${card.kind}` }, value: card.value })];
  if (card.hammers || card.fishermen) lines.push(say('text-symbols', { hammers: card.hammers, fishermen: card.fishermen }));
  if (card.cost) lines.push(say('text-cost', { goods: listing(say, card.cost) }));
  lines.push(card.price === null ? say('text-not-for-sale') : say('text-price', { price: card.price }));
  if (!card.locked) lines.push(feeText(say, card));
  return lines;
}

export function feeText(say: Table['say'], { fee }: Building): string {
  if (fee.food && fee.franc) return say('text-fee-either', { food: fee.food, francs: fee.franc });
  if (fee.food) return say('text-fee-food', { food: fee.food });
  return fee.franc ? say('text-fee-francs', { francs: fee.franc }) : say('text-fee-none');
}

export const cardName = (say: Table['say'], id: string): string => say(BUILDINGS.get(id)?.name ?? id);

/** Everything on a building in one string, for a screen reader. */
export const cardLabel = (say: Table['say'], card: Building): string =>
  [say('card', { id: card.id, name: { key: card.name } }), ...factText(say, card), ...actionText(say, card)].join('. ').replaceAll('..', '.');

/** What ships of a kind cost, carry and feed, a sentence each. */
export function shipText(say: Table['say'], ship: ShipFacts): string[] {
  const material: Message = { key: 'goods', args: { amount: ship.cost[1], good: good(ship.cost[0]) } };
  const lines = [say('text-ship', { ship: { key: `ship-${ship.kind}` }, material, energy: ship.energy })];
  lines.push(ship.price === null ? say('text-not-for-sale') : say('text-price', { price: ship.price }));
  if (ship.capacity) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = ship.food;
    lines.push(say('text-ship-food', { a, b, c, d, e }), say('text-capacity', { capacity: ship.capacity }));
  }
  return lines;
}
