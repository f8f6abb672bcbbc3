// What a title's own table component is given, and what the client asks of it.
//
// Put the component at web/src/titles/<title>/Table.svelte; the table page finds it by the title's key
// and mounts it instead of the plain panels. It draws the view and lights what can be done; prompt, list
// of choices, amounts, log, chat, undo and scores are drawn around it by the page. A title may also export
// web/src/titles/<title>/Gallery.svelte (no props): its drawings, for /gallery.

import type { Component } from 'svelte';

export type Lang = 'en' | 'zh';

/** An argument of a message: a number, a text, or words that are said first. */
export type Argument = number | string | Message;

/** Words by key; they become a sentence in the language that is chosen now. */
export interface Message {
  key: string;
  args?: Record<string, Argument>;
}

/** One legal answer to the open question. */
export interface Choice {
  readonly token: string; // `take:fish`
  readonly verb: string; // `take`
  readonly argument: string; // `fish`, '' where the verb says it all
  readonly amount: number | null; // of `amount:3`
  readonly aside: boolean; // out of turn (sell while another decides)
  readonly text: string; // "take 3 fish", in the language that is chosen
}

/** Something that cannot be done now, and why, in words. */
export interface Refused {
  readonly token: string;
  readonly verb: string;
  readonly argument: string;
  readonly text: string; // what it would be
  readonly code: string; // the kind of reason
  readonly why: string;
}

export interface Seat {
  readonly seat: number; // from 0; colours and shapes go by it: --seat-1 is that of seat 0
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  readonly bot: string; // which bot; of a person's seat: the bot that plays it for a while
  readonly mine: boolean; // held by this browser (several on a hot-seat table)
  readonly online: boolean;
  readonly score: number | null; // as if the game ended now
}

/** One change of the table: `amount` more (or less) of `item` at `seat`. */
export interface Change {
  readonly kind: string;
  readonly seat: number;
  readonly item: string;
  readonly amount: number;
  readonly place: string;
  readonly message: Message;
}

/** A whole answer: how many, paid with what. */
export interface Answer {
  readonly tokens: readonly string[];
  readonly texts: readonly string[]; // one sentence a token, in the language that is chosen
  readonly events: readonly Change[]; // what it changes
}

/** The table as one person sees it. All fields are reactive (runes): read them in markup or $derived. */
export interface Table {
  readonly title: string; // `le-havre`
  readonly players: number;
  readonly seat: number; // whose eyes we look through; -1: a spectator
  readonly seats: readonly Seat[];
  /** The position as this seat may see it, in the shape of docs/<title>-decisions.md, "Positions". */
  readonly view: Readonly<Record<string, unknown>>;
  /** What the server adds to the view: forecast, needs, worth, ...; empty if it adds nothing. */
  readonly extra: Readonly<Record<string, unknown>>;
  readonly decider: number | null; // -1: chance; null: the game is over
  readonly mine: boolean; // we decide, we are not looking back, and nothing is under way
  readonly over: boolean;
  readonly prompt: string; // the open question in words
  readonly choices: readonly Choice[]; // empty unless `mine` (asides apart)
  readonly refused: readonly Refused[]; // what comes to mind and is not legal; for us alone
  readonly length: number; // how many answers the record holds
  readonly moment: number; // which one we look at; equal to length unless looking back
  readonly busy: boolean; // an answer was sent and not yet acknowledged

  choice(token: string): Choice | undefined; // the legal choice with this token
  can(token: string): boolean;
  why(token: string): string | undefined; // why not, in words; undefined if it can be done or is unknown
  say(key: string, args?: Record<string, Argument>): string; // the title's words: say('card-bakehouse')
  knows(key: string): boolean; // whether there are words with this key
  tell(message: Message): string; // a message of the server in words

  /** The whole answers that begin with these tokens (minimal payments), for a panel; only while `mine`. */
  complete(tokens?: readonly string[], limit?: number): Promise<readonly Answer[]>;
  /** How the table would look after these tokens: view, extra, scores, events, choices. */
  preview(tokens: readonly string[]): Promise<{
    readonly view: Readonly<Record<string, unknown>>;
    readonly extra: Readonly<Record<string, unknown>>;
    readonly scores: readonly number[];
    readonly events: readonly Change[];
    readonly played: number;
    readonly stopped: string;
  } | null>;
}

export interface TableProps {
  table: Table;
  /** Answer the open question. With several tokens (one visit: how many, paid with what) all or none. */
  act: (token: string | readonly string[]) => void;
  lang: Lang;
}

export type TableComponent = Component<TableProps>;
