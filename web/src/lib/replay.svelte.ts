// A game that is looked at: moments fetched when they are wanted, nothing to answer.

import type { Argument, Choice, Message, Refused, Seat, Table } from '../titles/title';
import { explain } from './explain';
import type { Line } from './line';
import { named, withNames } from './people';
import * as wire from './wire';
import { knows, say, t } from './words.svelte';

export class ReplayTable implements Table {
  info: wire.TableInfo | null = $state.raw(null);
  failed = $state('');
  curve: wire.CurvePoint[] = $state.raw([]);
  private now: wire.Moment | null = $state.raw(null);
  private entries: wire.LogEntry[] = $state.raw([]);
  private readonly kept = new Map<number, Promise<wire.Moment>>();
  private wanted = 0;

  constructor(
    readonly id: string,
    first: number,
  ) {
    void this.begin(first);
  }

  private async begin(first: number): Promise<void> {
    try {
      this.info = await wire.fetchTable(this.id);
      this.wanted = Math.min(Math.max(0, Number.isFinite(first) ? first : 0), this.info.length);
      this.now = await this.fetch(this.wanted);
      wire.fetchCurve(this.id).then((found) => (this.curve = found.points), () => undefined);
      for (let at = 0; at < this.info.length; at += 500) {
        const found = await wire.fetchLog(this.id, at, Math.min(at + 500, this.info.length));
        this.entries = [...this.entries, ...found.entries];
      }
    } catch (error) {
      this.failed ||= explain(error);
    }
  }

  private fetch(moment: number): Promise<wire.Moment> {
    let found = this.kept.get(moment);
    if (!found) {
      if (this.kept.size > 400) this.kept.clear();
      this.kept.set(moment, (found = wire.fetchMoment(this.id, moment)));
      found.catch(() => this.kept.delete(moment));
    }
    return found;
  }

  look(moment: number): void {
    const to = Math.min(Math.max(0, moment), this.length);
    this.wanted = to;
    this.fetch(to).then(
      (found) => {
        if (this.wanted === to) this.now = found;
        if (to < this.length) void this.fetch(to + 1).catch(() => undefined); // the likely next one
      },
      (error: unknown) => {
        if (!this.now) this.failed = explain(error);
      },
    );
  }

  private readonly words = (message: Message): string => {
    const name = (seat: number) => this.name(seat);
    return withNames(say(this.title, named(message, name)), name);
  };

  private name(seat: number): string {
    const info = this.info?.seats[seat];
    if (!info) return '';
    if (info.kind === 'bot') return t('bot-name', { seat: seat + 1 });
    return info.name || t('seat-n', { seat: seat + 1 });
  }

  readonly loaded = $derived(this.info !== null && this.now !== null);
  readonly title = $derived(this.info?.title ?? '');
  readonly players = $derived(this.info?.players ?? 0);
  readonly seat = $derived(this.now?.seat ?? -1);
  readonly view = $derived(this.now?.view ?? {});
  readonly extra = $derived(this.now?.extra ?? {});
  readonly decider = $derived(this.now ? this.now.decider : null);
  readonly over = $derived(this.now?.over ?? false);
  readonly length = $derived(this.info?.length ?? 0);
  readonly moment = $derived(this.now?.moment ?? 0);
  readonly prompt = $derived(this.now?.prompt ? this.words(this.now.prompt) : '');
  readonly mine = false;
  readonly busy = false;
  readonly choices: readonly Choice[] = [];
  readonly refused: readonly Refused[] = [];
  readonly sheet = $derived((this.extra['score_sheet'] ?? []) as Record<string, number>[]);

  readonly seats: readonly Seat[] = $derived(
    (this.info?.seats ?? []).map((info) => ({
      seat: info.seat,
      name: this.name(info.seat),
      kind: info.kind,
      bot: info.bot,
      mine: info.mine,
      online: false,
      score: this.now?.scores[info.seat] ?? null,
    })),
  );

  readonly lines: readonly Line[] = $derived(
    this.entries.map((entry) => ({
      at: entry.at,
      seat: entry.seat,
      who: entry.seat < 0 ? this.say('seat-chance') : this.name(entry.seat),
      text: this.words(entry.message),
      events: entry.events.map((event) => this.words(event.message)),
      forced: entry.forced,
      token: entry.token,
    })),
  );

  /** What was answered at this moment, in words. */
  readonly next = $derived.by(() => {
    const entry = this.now?.entry;
    if (!entry) return this.over ? t('prompt-over') : this.prompt;
    const who = entry.seat < 0 ? this.say('seat-chance') : this.name(entry.seat);
    return `${who}: ${this.words(entry.message)}`;
  });

  choice(): undefined {
    return undefined;
  }
  can(): boolean {
    return false;
  }
  why(): undefined {
    return undefined;
  }
  readonly say = (key: string, args?: Record<string, Argument>): string => this.words(args ? { key, args } : { key });
  readonly knows = (key: string): boolean => knows(this.title, key);
  readonly tell = (message: Message): string => this.words(message);
  complete(): Promise<readonly []> {
    return Promise.resolve([]);
  }
  preview(): Promise<null> {
    return Promise.resolve(null);
  }
}
