// One table's WebSocket: says hello, answers requests by id, and comes back after every break.

import { VERSION, type Push, type Reply, type Request } from './wire';

export type Connection = 'connecting' | 'connected' | 'offline';

export interface Listener {
  heard(push: Push): void;
  connectionChanged(state: Connection): void;
  lost(code: number): void; // no use to try again: 4400 (version), 4404 (no such table)
}

/** A request that the connection broke under: nobody knows whether it was carried out. */
export class Broken extends Error {}

const FINAL = new Set([4400, 4404]);
const PAUSES = [300, 700, 1500, 3000, 6000, 10000];

export class Socket {
  private socket: WebSocket | null = null;
  private next = 0;
  private waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly log = 500,
  ) {
    this.open();
    if (typeof addEventListener === 'function') addEventListener('online', this.again);
  }

  private readonly again = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    this.tries = 0;
    clearTimeout(this.timer);
    if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  };

  private open(): void {
    if (this.closed) return;
    this.listener.connectionChanged(this.tries ? 'offline' : 'connecting');
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', version: VERSION, log: this.log }));
    socket.onmessage = (event) => {
      const push = JSON.parse(String(event.data)) as Push;
      if (push.type === 'welcome') {
        this.tries = 0;
        this.listener.connectionChanged('connected');
      }
      if ('id' in push && this.waiting.has(push.id)) {
        const waiting = this.waiting.get(push.id)!;
        this.waiting.delete(push.id);
        waiting.resolve(push);
      } else this.listener.heard(push);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      for (const one of this.waiting.values()) one.reject(new Broken('connection lost'));
      this.waiting.clear();
      if (this.closed) return;
      if (FINAL.has(event.code)) {
        this.listener.lost(event.code);
        return;
      }
      this.listener.connectionChanged('offline');
      const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)]!;
      this.timer = setTimeout(() => this.open(), pause * (0.7 + 0.6 * Math.random()));
    };
  }

  /** Send a request; resolves to its one answer, which may be a refusal. */
  ask(request: Request): Promise<Reply> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Broken('not connected'));
    const id = ++this.next;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    if (typeof removeEventListener === 'function') removeEventListener('online', this.again);
    this.socket?.close();
    this.waiting.clear();
  }
}
