// A table as this browser sees it: the server's messages, kept and put into words.

import type { Answer, Argument, Choice, Message, Refused, Seat, Table } from '../titles/title';
import { explain } from './explain';
import type { Line } from './line';
import { named, withNames } from './people';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { Broken, Socket, type Connection, type Listener } from './socket';
import { toast } from './toasts.svelte';
import * as wire from './wire';
import { ApiError } from './api';
import { capital, knows, say, t } from './words.svelte';

const socketUrl = (id: string) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(id)}/play`;

export class LiveTable implements Table, Listener {
  connection: Connection = $state('connecting');
  gone = $state('');
  private info: wire.TableInfo | null = $state.raw(null);
  private state: wire.State | null = $state.raw(null);
  private past: wire.Moment | null = $state.raw(null);
  private entries: wire.LogEntry[] = $state.raw([]);
  private reasons: wire.RefusedInfo[] = $state.raw([]);
  private talk: wire.ChatLine[] = $state.raw([]);
  private eyes = $state(-2); // of which seat the device has been taken; -2: of none yet
  private under = $state(0); // requests without an answer
  private due = $state(0); // the sequence that an acknowledged answer led to; its state may come a little later
  private invited = $state('');
  private news: wire.LogEntry[] = $state.raw([]);
  questions = $state(0); // counts the questions that were put to us
  checked: '' | 'good' | 'bad' | 'open' = $state('');
  private readonly socket: Socket;
  private wanted = 0; // the moment that was asked for last

  constructor(readonly id: string) {
    this.socket = new Socket(socketUrl(id), this);
    try {
      this.invited = sessionStorage.getItem(`entrepot.invite.${id}`) ?? '';
    } catch {
      // no storage, no link after a reload
    }
  }

  close(): void {
    this.socket.close();
  }

  // -- what the server says ------------------------------------------------------------------------------

  connectionChanged(state: Connection): void {
    this.connection = state;
    this.due = 0;
  }

  heard(push: wire.Push): void {
    switch (push.type) {
      case 'welcome':
        this.info = push.table;
        this.talk = push.chat;
        return;
      case 'table':
        this.info = push.table;
        return;
      case 'state':
        this.take(push);
        return;
      case 'chat':
        this.talk = [...this.talk, ...push.lines];
        return;
      case 'refused':
        toast(capital(this.words(push.message)), 'error');
    }
  }

  lost(code: number): void {
    this.gone = code === 4404 ? t('error-not-found') : t('error-version');
  }

  private take(state: wire.State): void {
    const first = this.entries[0]?.at ?? state.log_from;
    const kept = state.log_from >= first ? this.entries.filter((entry) => entry.at < state.log_from) : [];
    const fresh = this.state && state.log_from >= first ? state.log : [];
    this.entries = [...kept, ...state.log];
    this.news = fresh.filter((entry) => entry.seat !== state.seat).slice(-6);
    if (state.over && !this.curve.length) {
      wire.fetchCurve(this.id).then((found) => (this.curve = found.points), () => undefined);
    }
    const asked = state.mine && (!this.state || state.sequence !== this.state.sequence);
    this.state = state;
    this.reasons = [];
    if (this.past && this.wanted > state.length) this.look(state.length);
    if (asked) {
      this.questions += 1;
      void this.askWhy();
    }
  }

  private async askWhy(): Promise<void> {
    const sequence = this.state?.sequence;
    const reply = await this.socket.ask({ type: 'why_all' }).catch(() => null);
    if (reply?.type === 'reasons' && this.state?.sequence === sequence) this.reasons = reply.refused;
  }

  // -- words ---------------------------------------------------------------------------------------------

  private readonly words = (message: Message): string => {
    const name = (seat: number) => this.name(seat);
    return withNames(say(this.title, named(message, name)), name);
  };

  private name(seat: number): string {
    const info = this.info?.seats[seat];
    if (!info) return '';
    if (info.kind === 'bot') return t('bot-name', { seat: seat + 1 });
    return info.name || (info.kind === 'open' ? t('nobody-yet') : t('seat-n', { seat: seat + 1 }));
  }

  readonly say = (key: string, args?: Record<string, Argument>): string => this.words(args ? { key, args } : { key });

  readonly knows = (key: string): boolean => knows(this.title, key);

  readonly tell = (message: Message): string => this.words(message);

  // -- what a title's table sees ---------------------------------------------------------------------------

  readonly title = $derived(this.info?.title ?? '');
  readonly players = $derived(this.info?.players ?? 0);
  readonly seat = $derived(this.state?.seat ?? -1);
  private readonly now = $derived(this.past ?? this.state);
  readonly view = $derived(this.now?.view ?? {});
  readonly extra = $derived(this.now?.extra ?? {});
  readonly decider = $derived(this.now ? this.now.decider : null);
  readonly over = $derived(this.now?.over ?? false);
  readonly length = $derived(this.state?.length ?? 0);
  readonly moment = $derived(this.past ? this.past.moment : this.length);
  readonly busy = $derived(this.under > 0 || this.due > (this.state?.sequence ?? 0));
  readonly myTurn = $derived((this.state?.mine ?? false) && !this.state?.over);
  readonly mine = $derived(this.myTurn && this.past === null && this.connection === 'connected');
  readonly prompt = $derived(this.now?.prompt ? capital(this.words(this.now.prompt)) : '');

  readonly seats: readonly Seat[] = $derived(
    (this.info?.seats ?? []).map((info) => ({
      seat: info.seat,
      name: this.name(info.seat),
      kind: info.kind,
      bot: info.bot,
      mine: info.mine,
      online: info.online,
      score: this.now?.scores[info.seat] ?? null,
    })),
  );

  readonly choices: readonly Choice[] = $derived.by(() => {
    if (!this.state || this.past || this.connection !== 'connected') return [];
    const read = (info: wire.ChoiceInfo, aside: boolean): Choice => ({
      token: info.token,
      verb: info.verb,
      argument: info.argument,
      amount: info.verb === 'amount' ? Number(info.argument) : null,
      aside,
      text: this.words(info.message),
    });
    return [
      ...this.state.choices.map((info) => read(info, false)),
      ...this.state.asides.map((info) => read(info, true)),
    ];
  });
  private readonly byToken = $derived(new Map(this.choices.map((choice) => [choice.token, choice])));

  readonly refused: readonly Refused[] = $derived(
    this.past
      ? []
      : this.reasons.map((info) => ({
          token: info.token,
          verb: info.verb,
          argument: info.argument,
          text: info.message ? this.words(info.message) : info.token,
          code: innermost(info.why),
          why: this.words(info.why),
        })),
  );
  private readonly whys = $derived(new Map(this.refused.map((one) => [one.token, one.why])));
  curve: wire.CurvePoint[] = $state.raw([]); // worth over the game, once it is over

  readonly choice = (token: string): Choice | undefined => this.byToken.get(token);
  readonly can = (token: string): boolean => this.byToken.has(token);
  readonly why = (token: string): string | undefined => this.whys.get(token);

  // -- what the page sees ----------------------------------------------------------------------------------

  readonly loaded = $derived(this.info !== null && (this.info.status === 'waiting' || this.state !== null));
  readonly waiting = $derived(this.info?.status === 'waiting');
  readonly host = $derived(this.info?.host ?? false);
  readonly commitment = $derived(this.info?.commitment ?? '');
  readonly openDeal = $derived(this.info?.open_deal ?? false);
  readonly table = $derived(this.info);
  readonly own = $derived((this.info?.seats ?? []).filter((seat) => seat.mine && seat.kind === 'person'));
  readonly mayChat = $derived(this.own.length > 0);
  readonly sheet = $derived((this.extra['score_sheet'] ?? []) as Record<string, number>[]);
  readonly said = $derived(
    this.talk.map((line) => ({ id: line.id, seat: line.seat, who: line.name || this.name(line.seat), text: line.text })),
  );
  readonly lines: readonly Line[] = $derived(this.entries.map((entry) => this.line(entry)));
  readonly heardLines: readonly Line[] = $derived(this.news.map((entry) => this.line(entry)));
  readonly older = $derived(this.entries[0]?.at ?? 0);
  readonly winners = $derived(this.seats.filter((seat) => this.state?.ranks[seat.seat] === 1));
  readonly undoing = $derived(this.state?.undo.asked ?? null);
  readonly canUndo = $derived(this.state?.undo.last !== null && this.state !== null && !this.busy);

  get inviteLink(): string {
    return this.invited ? `${location.origin}/join/${this.id}#${this.invited}` : '';
  }

  get recordUrl(): string {
    return wire.recordUrl(this.id);
  }

  /** The first line that came after our last own answer, if it was some lines ago. */
  readonly since = $derived.by(() => {
    if (this.seat < 0) return -1;
    for (let i = this.entries.length - 1; i >= 0; i -= 1) {
      if (this.entries[i]!.seat === this.seat) return i + 1 < this.entries.length ? this.entries[i + 1]!.at : -1;
    }
    return -1;
  });

  /** Somebody else of this device is to look next: nothing is shown until they say so. */
  readonly passTo: Seat | null = $derived.by(() => {
    if (this.own.length < 2 || this.seat < 0 || this.state?.over || this.eyes === this.seat) return null;
    return this.seats[this.seat] ?? null;
  });

  takeDevice(): void {
    this.eyes = this.seat;
    this.questions += 1;
  }

  private line(entry: wire.LogEntry): Line {
    return {
      at: entry.at,
      seat: entry.seat,
      who: entry.seat < 0 ? this.say('seat-chance') : this.name(entry.seat),
      text: this.words(entry.message),
      events: entry.events.map((event) => this.words(event.message)),
      forced: entry.forced,
      token: entry.token,
    };
  }

  // -- what we do ------------------------------------------------------------------------------------------

  private async send(request: wire.Request): Promise<wire.Reply | null> {
    this.under += 1;
    try {
      const reply = await this.socket.ask(request);
      if (reply.type === 'done') this.due = Math.max(this.due, reply.sequence);
      if (reply.type === 'refused') toast(capital(this.words(reply.message)), 'error');
      return reply;
    } catch (error) {
      if (error instanceof Broken) toast(t('error-offline'), 'error');
      else throw error;
      return null;
    } finally {
      this.under -= 1;
    }
  }

  act(token: string | readonly string[]): void {
    const state = this.state;
    if (!state || this.busy || this.past) return;
    const tokens = typeof token === 'string' ? [token] : token;
    const first = tokens[0];
    const choice = first === undefined ? undefined : this.byToken.get(first);
    if (choice?.aside) {
      const aside = state.asides.find((one) => one.token === first)!;
      void this.send({ type: 'aside', sequence: state.sequence, seat: aside.seat, token: aside.token });
    } else void this.send({ type: 'play', sequence: state.sequence, tokens });
  }

  undo(): void {
    this.goBack(this.state?.undo.last ?? null);
  }

  undoTurn(): void {
    this.goBack(this.state?.undo.turn ?? this.state?.undo.last ?? null);
  }

  private goBack(target: wire.UndoTarget | null): void {
    const state = this.state;
    if (!state || this.seat < 0 || this.busy) return;
    if (!target) {
      toast(t('undo-none'));
      return;
    }
    void this.send({ type: 'undo', sequence: state.sequence, moment: target.moment }).then((reply) => {
      if (reply?.type === 'done' && this.undoing) toast(t('undo-asked'));
    });
  }

  agree(agree: boolean): void {
    void this.send({ type: 'consent', agree });
  }

  chat(text: string): void {
    void this.send({ type: 'chat', text });
  }

  takeOver(seat: number, bot: string): void {
    void this.send({ type: 'take_over', seat, bot });
  }

  giveBack(seat: number): void {
    void this.send({ type: 'give_back', seat });
  }

  /** Whole answers that begin with these tokens (minimal payments); for panels of a title. */
  async complete(tokens: readonly string[] = [], limit = 100): Promise<readonly Answer[]> {
    const reply = await this.socket.ask({ type: 'complete', tokens, limit }).catch(() => null);
    if (reply?.type !== 'answers') return [];
    const { words } = this;
    return reply.answers.map((answer) => ({
      tokens: answer.tokens,
      events: answer.events,
      get texts() {
        return answer.messages.map(words);
      },
    }));
  }

  /** How the table would look after these tokens. */
  async preview(tokens: readonly string[], plan = false): Promise<wire.Previewed | null> {
    const reply = await this.socket.ask({ type: 'preview', tokens, plan }).catch(() => null);
    return reply?.type === 'previewed' ? reply : null;
  }

  /** Look at the table before entry `moment`; its length is now. */
  look(moment: number): void {
    this.wanted = moment;
    if (moment >= this.length) {
      this.past = null;
      return;
    }
    wire.fetchMoment(this.id, moment).then(
      (found) => {
        if (this.wanted === moment) this.past = found;
      },
      (error: unknown) => toast(explain(error, this.title), 'error'),
    );
  }

  async fetchOlder(): Promise<void> {
    const last = this.older;
    if (last === 0) return;
    const first = Math.max(0, last - 500);
    const found = await wire.fetchLog(this.id, first, last).catch(() => null);
    if (found && this.older === last) this.entries = [...found.entries.filter((entry) => entry.at < last), ...this.entries];
  }

  private async rest<T>(asked: Promise<T>): Promise<T | null> {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(explain(error, this.title), 'error');
      return null;
    }
  }

  async sit(seat: number): Promise<void> {
    const info = await this.rest(wire.joinTable(this.id, settings.name, '', seat));
    if (info) this.info = info;
  }

  async startNow(): Promise<void> {
    await this.rest(wire.startTable(this.id));
  }

  async putBot(seat: number, bot: string): Promise<void> {
    await this.rest(wire.changeSeat(this.id, seat, 'bot', bot));
  }

  async leave(): Promise<void> {
    if (await this.rest(wire.leaveTable(this.id))) go('/lobby');
  }

  async newInvite(): Promise<void> {
    const link = await this.rest(wire.invite(this.id));
    if (link) this.keepInvite(link.secret);
  }

  async seatLink(seat: number): Promise<string> {
    const link = await this.rest(wire.seatLink(this.id, seat));
    return link ? `${location.origin}/join/${this.id}#${link.secret}` : '';
  }

  private keepInvite(secret: string): void {
    this.invited = secret;
    keepInvite(this.id, secret);
  }

  async rematch(): Promise<void> {
    const made = await this.rest(wire.rematch(this.id));
    if (!made) return;
    if (made.invite) keepInvite(made.id, made.invite);
    go(`/table/${made.id}`);
  }

  async check(): Promise<void> {
    const deal = await this.rest(wire.fetchDeal(this.id));
    if (!deal) return;
    if (!deal.commitment) this.checked = 'open';
    else this.checked = deal.agrees && (await promise(deal)) === deal.commitment ? 'good' : 'bad';
    this.seed = deal.seed;
  }
  seed = $state('');
}

/** The key that says what kind of reason it is: a sentence may be wrapped with its ruling. */
function innermost(message: Message): string {
  const text = message.args?.['text'];
  return typeof text === 'object' ? innermost(text) : message.key;
}

/** The commitment, computed here and not believed: sha256 of seed, a new line, header. */
async function promise(deal: wire.Deal): Promise<string> {
  if (!globalThis.crypto?.subtle) return deal.commitment; // plain http from another machine: no digest there
  const bytes = new TextEncoder().encode(`${deal.seed}\n${deal.header}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256:${[...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The invite link of a table that was just made stays in this tab, for a reload. */
export function keepInvite(id: string, secret: string): void {
  try {
    sessionStorage.setItem(`entrepot.invite.${id}`, secret);
  } catch {
    // then a new link can be asked for
  }
}
