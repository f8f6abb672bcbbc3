// The table's own words (the engine's are table.say): what names places and sums on the screen.

import { Catalogue } from '../../lib/words.svelte';
import type { Argument, Lang, Table } from '../title';
import { FACTS, type Activity, type Card, type Production } from './facts';
import en from './words/en.ftl?raw';
import zh from './words/zh.ftl?raw';

const OWN: Record<Lang, Catalogue> = { en: new Catalogue('en', en), zh: new Catalogue('zh', zh) };

export const word = (lang: Lang, key: string, args?: Record<string, Argument>): string => OWN[lang].say(key, args);

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Say = Table['say'];

export const cardName = (say: Say, id: string): string => say(`card-${id}`);

export const isGuess = (card: Card, column: string): boolean => card.guessed.includes(column);
export const sure = (card: Card, column: string): string => (isGuess(card, column) ? 'no' : 'yes');

/** What a card brings, a sentence each: the lines of the rules library, made from the rows of this table. */
export function benefitText(say: Say, card: Card): string[] {
  const lines: string[] = [];
  const columns = ['points', 'production', 'storehouses', 'untrained', 'trained'] as const;
  for (const column of columns) {
    if (card[column]) lines.push(say(`text-${column}`, { amount: card[column], sure: sure(card, column) }));
  }
  if (card.effect) lines.push(say(`text-effect-${card.effect}`, { sure: sure(card, 'effect') }));
  for (const [target, amount] of Object.entries(card.discounts)) {
    lines.push(say('text-discount-given', { amount, card: { key: `card-${target}` }, sure: sure(card, 'discounts') }));
  }
  return lines;
}

/** All of a card in sentences. */
export function cardText(say: Say, card: Card, cards: ReadonlyMap<string, Card>): string[] {
  const copies = FACTS.copies[card.group];
  const lines = [
    say('text-deck', { deck: card.deck, sure: sure(card, 'deck') }),
    say('text-copies', { group: card.group, of2: copies['2'] ?? 0, of3: copies['3'] ?? 0, of4: copies['4'] ?? 0, of5: copies['5'] ?? 0, sure: sure(card, 'group') }),
    say('text-minimum', { amount: card.minimum, sure: sure(card, 'min_bid') }),
    ...benefitText(say, card),
  ];
  for (const giver of cards.values()) {
    const amount = giver.discounts[card.id];
    if (amount) lines.push(say('text-discount-received', { amount, card: { key: `card-${giver.id}` }, sure: sure(giver, 'discounts') }));
  }
  if (isGuess(card, 'name')) lines.push(say('text-name-guessed'));
  return lines;
}

/** A card in one string, for a screen reader. */
export const cardLabel = (say: Say, card: Card): string =>
  [cardName(say, card.id), say('text-minimum', { amount: card.minimum, sure: sure(card, 'min_bid') }), ...benefitText(say, card)].join('. ').replaceAll('..', '.');

export function jobText(say: Say, job: Activity): string[] {
  const lines = [say('text-job', { tool: job.tool, production: job.produced[0]?.[1] ?? 0, points: job.points })];
  if (job.storehouses) lines.push(say('text-job-storehouses', { amount: job.storehouses }));
  lines.push(say(`text-job-${job.id}`));
  return lines;
}

export const productionName = (say: Say, card: Production): string => say(`production-card-${card}`);
