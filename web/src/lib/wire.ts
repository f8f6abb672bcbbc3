// What the server says and hears: src/entrepot/server/wire.py and api_wire.py in TypeScript, told in
// docs/wire.md. Only what this client uses; a field that is missing here may still travel.

import type { Message } from '../titles/title';
import { get, getText, post, put } from './api';

export const VERSION = 1;

// -- parts ---------------------------------------------------------------------------------------------

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot: string; // of a person's seat: the bot that plays it for a while
  mine: boolean;
  online: boolean;
}

export interface TableInfo {
  id: string;
  title: string;
  players: number;
  options: Record<string, unknown>;
  confirm_turn: boolean;
  public: boolean;
  status: 'waiting' | 'running' | 'over';
  seats: SeatInfo[];
  free: number;
  seated: boolean;
  host: boolean;
  decider: number | null;
  my_turn: boolean;
  open_deal: boolean;
  commitment: string;
  made_at: number;
  moved_at: number;
  length: number;
  scores: number[];
  rematch: string;
}

export interface ChoiceInfo {
  token: string;
  verb: string;
  argument: string;
  message: Message;
}

export interface AsideInfo extends ChoiceInfo {
  seat: number;
}

export interface RefusedInfo {
  token: string;
  verb: string;
  argument: string;
  why: Message;
  message: Message | null;
}

export interface EventInfo {
  kind: string;
  seat: number;
  item: string;
  amount: number;
  place: string;
  message: Message;
}

export interface LogEntry {
  at: number;
  seat: number;
  token: string;
  aside: boolean;
  forced: boolean;
  message: Message;
  events: EventInfo[];
}

export interface UndoTarget {
  moment: number;
  free: boolean;
}

export interface UndoState {
  last: UndoTarget | null;
  turn: UndoTarget | null;
  asked: { seat: number; moment: number; agreed: number[] } | null;
}

export interface ChatLine {
  id: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Answer {
  tokens: string[];
  messages: Message[];
  events: EventInfo[];
}

// -- over the WebSocket --------------------------------------------------------------------------------

export type Request =
  | { type: 'play'; sequence: number; tokens: readonly string[] }
  | { type: 'aside'; sequence: number; seat: number; token: string }
  | { type: 'undo'; sequence: number; moment: number }
  | { type: 'consent'; agree: boolean }
  | { type: 'chat'; text: string }
  | { type: 'why'; token: string }
  | { type: 'why_all' }
  | { type: 'complete'; tokens: readonly string[]; limit: number }
  | { type: 'preview'; tokens: readonly string[]; seat?: number; plan?: boolean }
  | { type: 'take_over'; seat: number; bot: string }
  | { type: 'give_back'; seat: number }
  | { type: 'ping' };

export interface State {
  type: 'state';
  sequence: number;
  length: number;
  seat: number;
  decider: number | null;
  mine: boolean;
  prompt: Message | null;
  choices: ChoiceInfo[];
  asides: AsideInfo[];
  view: Record<string, unknown>;
  extra: Record<string, unknown>;
  scores: number[];
  ranks: number[];
  over: boolean;
  clocks: { since: number; now: number; seats: { seat: number; used: number }[] };
  undo: UndoState;
  log_from: number;
  log: LogEntry[];
}

export interface Previewed {
  type: 'previewed';
  id: number;
  sequence: number;
  seat: number;
  played: number;
  stopped: '' | 'chance' | 'foreign' | 'over' | 'illegal';
  decider: number | null;
  prompt: Message | null;
  choices: ChoiceInfo[];
  view: Record<string, unknown>;
  extra: Record<string, unknown>;
  scores: number[];
  events: EventInfo[];
  why: Message | null;
}

export interface Refusal {
  type: 'refused';
  id: number;
  code: 'stale' | 'illegal' | 'not_yours' | 'wrong' | 'too_fast' | 'version' | 'over' | 'busy';
  message: Message;
  sequence: number;
}

export type Reply =
  | { type: 'done'; id: number; sequence: number }
  | Refusal
  | { type: 'reasons'; id: number; sequence: number; refused: RefusedInfo[] }
  | { type: 'answers'; id: number; sequence: number; answers: Answer[]; more: boolean }
  | Previewed;

export type Push =
  | { type: 'welcome'; version: number; release: string; table: TableInfo; chat: ChatLine[] }
  | { type: 'table'; table: TableInfo }
  | State
  | { type: 'chat'; lines: ChatLine[] }
  | Reply;

// -- REST ----------------------------------------------------------------------------------------------

export interface TitleInfo {
  key: string;
  least: number;
  most: number;
  options: { name: string; default: unknown; expected: string }[];
  bots: { name: string; message: Message; level: number }[];
  verbs: string[];
}

export interface SeatSpec {
  kind: 'me' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

export interface NewTable {
  title: string;
  seats: SeatSpec[];
  options?: Record<string, unknown>;
  seed?: string;
  confirm_turn?: boolean;
  public?: boolean;
  shuffle?: boolean;
  from_table?: string;
  moment?: number;
  record?: string;
}

export interface TableMade {
  id: string;
  invite: string;
}

export interface Moment {
  moment: number;
  length: number;
  seat: number;
  decider: number | null;
  prompt: Message | null;
  view: Record<string, unknown>;
  extra: Record<string, unknown>;
  scores: number[];
  over: boolean;
  entry: LogEntry | null;
}

export interface CurvePoint {
  moment: number;
  scores: number[];
}

export interface Deal {
  commitment: string;
  seed: string;
  header: string;
  agrees: boolean;
  difference: Message | null;
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const fetchTitles = () => get<TitleInfo[]>('/api/titles');
export const fetchWordsText = (lang: string, title: string) =>
  getText(`/api/words/${lang}${title ? `?title=${encodeURIComponent(title)}` : ''}`);
export const fetchCards = (title: string) =>
  get<{ id: string; lines: Message[] }[]>(`/api/rules/${encodeURIComponent(title)}`);
export const putName = (name: string) => put<{ name: string }>('/api/me', { name });
export const fetchLobby = () => get<TableInfo[]>('/api/tables');
export const fetchMine = () => get<TableInfo[]>('/api/tables?mine=true');
export const fetchTable = (id: string) => get<TableInfo>(at(id));
export const createTable = (table: NewTable) => post<TableMade>('/api/tables', table);
export const joinTable = (id: string, name: string, secret = '', seat?: number) =>
  post<TableInfo>(`${at(id)}/join`, { name, secret, ...(seat === undefined ? {} : { seat }) });
export const claimSeat = (id: string, secret: string) => post<TableInfo>(`${at(id)}/claim`, { secret });
export const leaveTable = (id: string) => post<TableInfo>(`${at(id)}/leave`);
export const invite = (id: string) => post<{ secret: string }>(`${at(id)}/invite`);
export const seatLink = (id: string, seat: number) => post<{ secret: string }>(`${at(id)}/seats/${seat}/link`);
export const changeSeat = (id: string, seat: number, kind: 'open' | 'bot', bot = 'random') =>
  put<TableInfo>(`${at(id)}/seats/${seat}`, { kind, bot });
export const startTable = (id: string) => post<TableInfo>(`${at(id)}/start`);
export const rematch = (id: string) => post<TableMade>(`${at(id)}/rematch`);
export const fetchMoment = (id: string, moment: number) => get<Moment>(`${at(id)}/moments/${moment}`);
export const fetchLog = (id: string, first: number, last: number) =>
  get<{ first: number; length: number; entries: LogEntry[] }>(`${at(id)}/log?first=${first}&last=${last}`);
export const fetchCurve = (id: string) => get<{ points: CurvePoint[] }>(`${at(id)}/curve`);
export const fetchDeal = (id: string) => get<Deal>(`${at(id)}/deal`);
export const importRecord = (record: string) => post<TableMade>('/api/records', { record });
export const recordUrl = (id: string) => `${at(id)}/record`;
