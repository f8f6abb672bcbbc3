// The cards of a title in words, from the engine's rows: fetched once a title, said in the language of now.

import type { Message } from '../titles/title';
import { fetchCards } from './wire';
import { say } from './words.svelte';

export interface LibraryCard {
  id: string;
  lines: Message[]; // the name first
}

export class Library {
  cards: LibraryCard[] = $state.raw([]);
  private byId: Map<string, LibraryCard> = $state.raw(new Map()); // no $derived: a library outlives components

  constructor(readonly title: string) {}

  fill(cards: LibraryCard[]): void {
    this.byId = new Map(cards.map((card) => [card.id, card]));
    this.cards = cards;
  }

  has(id: string): boolean {
    return this.byId.has(id);
  }

  lines(id: string): string[] {
    return (this.byId.get(id)?.lines ?? []).map((line) => say(this.title, line));
  }

  name(id: string): string | undefined {
    const first = this.byId.get(id)?.lines[0];
    return first && say(this.title, first);
  }
}

const libraries = new Map<string, Library>();

export function library(title: string): Library {
  let found = libraries.get(title);
  if (!found) {
    const made = new Library(title);
    libraries.set(title, (found = made));
    fetchCards(title)
      .then((cards) => made.fill(cards))
      .catch(() => libraries.delete(title));
  }
  return found;
}
