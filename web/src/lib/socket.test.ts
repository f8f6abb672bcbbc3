import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Broken, Socket, type Connection } from './socket';
import type { Push } from './wire';

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
    this.say({ type: 'welcome' });
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(code = 1000) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const heard: Push[] = [];
const states: Connection[] = [];
const gone: number[] = [];
const listener = {
  heard: (push: Push) => void heard.push(push),
  connectionChanged: (state: Connection) => void states.push(state),
  lost: (code: number) => void gone.push(code),
};
const last = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  heard.length = states.length = gone.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the socket', () => {
  it('says hello first and tells when it is connected', () => {
    new Socket('ws://x', listener);
    expect(states).toEqual(['connecting']);
    last().open();
    expect(last().sent[0]).toMatchObject({ type: 'hello', version: 1 });
    expect(states.at(-1)).toBe('connected');
  });

  it('gives each answer to its question', async () => {
    const socket = new Socket('ws://x', listener);
    last().open();
    const first = socket.ask({ type: 'ping' });
    const second = socket.ask({ type: 'why_all' });
    const [a, b] = last().sent.slice(1).map((one) => one['id']);
    last().say({ type: 'done', id: b, sequence: 2 });
    last().say({ type: 'done', id: a, sequence: 1 });
    expect(await first).toMatchObject({ sequence: 1 });
    expect(await second).toMatchObject({ sequence: 2 });
    last().say({ type: 'refused', id: 0 });
    expect(heard.at(-1)).toMatchObject({ type: 'refused' });
  });

  it('breaks what is open when the connection does, and comes back', async () => {
    const socket = new Socket('ws://x', listener);
    last().open();
    const asked = socket.ask({ type: 'ping' });
    last().close(1006);
    await expect(asked).rejects.toBeInstanceOf(Broken);
    await expect(socket.ask({ type: 'ping' })).rejects.toBeInstanceOf(Broken);
    expect(states.at(-1)).toBe('offline');
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    expect(states.at(-1)).toBe('connected');
  });

  it('waits longer after each failure and stops where there is no use', async () => {
    new Socket('ws://x', listener);
    for (let i = 0; i < 4; i += 1) {
      last().close(1006);
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(FakeSocket.all).toHaveLength(5);
    last().close(4404);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(5);
    expect(gone).toEqual([4404]);
  });

  it('stays closed when it was closed', async () => {
    const socket = new Socket('ws://x', listener);
    last().open();
    socket.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
