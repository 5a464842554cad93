import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Line, type LinePorts, openLine } from './line.ts';
import { joinMeeting } from './meeting.ts';
import { servePage, stubFetch } from './testing.ts';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly said: { kind: string; ticket?: string }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  /** A browser tells of a close when the network has: by then there may be another socket. */
  isHungUp = false;
  constructor() {
    FakeSocket.all.push(this);
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  enters() {
    this.opens();
    this.hears('welcome');
  }
  hears(kind: string) {
    this.onmessage?.({ data: JSON.stringify({ kind }) });
  }
  closes(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  send(text: string) {
    this.said.push(JSON.parse(text));
  }
  close() {
    this.isHungUp = true;
  }
}
const sockets = () => FakeSocket.all;
const last = () => FakeSocket.all.at(-1) as FakeSocket;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const pings = (socket: FakeSocket) => socket.said.filter(({ kind }) => kind === 'ping').length;

let line: Line<{ readonly kind: string }> | undefined;
const states: string[] = [];
const heard: string[] = [];
let tickets = 0;

function open(more: Partial<LinePorts<{ readonly kind: string }>> = {}) {
  line = openLine({
    path: '/line',
    ticket: async () => {
      tickets += 1;
      return `t${tickets}`;
    },
    onHeard: ({ kind }) => heard.push(kind),
    onState: (state) => states.push(state),
    retryMs: [1000, 4000],
    pingMs: 10_000,
    ...more,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  [states.length, heard.length, tickets] = [0, 0, 0];
});
afterEach(() => {
  line?.close();
  line = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const online = () => window.dispatchEvent(new Event('online'));

describe('there is one socket', () => {
  test('when the network is back while the ticket is asked for, or the socket is not open yet', async () => {
    let give: (ticket: string) => void = () => {};
    const ticket = vi.fn(() => new Promise<string>((resolve) => (give = resolve)));
    open({ ticket });
    online();
    give('t1');
    await pass(0);
    online();
    line?.retry();
    await pass(0);
    expect([ticket.mock.calls.length, sockets().length]).toEqual([1, 1]);
    last().enters();
    online();
    await pass(0);
    expect([ticket.mock.calls.length, sockets().length, states.at(-1)]).toEqual([1, 1, 'connected']);
  });

  test('when the network is back while it waits for the next try, which is then now', async () => {
    open();
    await pass(0);
    last().closes();
    online();
    await pass(0);
    expect(sockets()).toHaveLength(2);
    await pass(5000);
    expect(sockets()).toHaveLength(2);
  });

  test('and what an earlier one says or how it closes is not heard', async () => {
    open();
    await pass(0);
    const first = last();
    first.enters();
    await pass(30_000);
    expect(first.isHungUp).toBe(true);
    await pass(1000);
    last().enters();
    first.hears('late');
    first.closes(4409);
    expect([states.at(-1), heard, sockets().length]).toEqual(['connected', ['welcome', 'welcome'], 2]);
    await pass(5000);
    expect(sockets()).toHaveLength(2);
  });

  test('and none where it was closed while its ticket was on its way', async () => {
    let give: (ticket: string) => void = () => {};
    open({ ticket: () => new Promise<string>((resolve) => (give = resolve)) });
    line?.close();
    give('t1');
    await pass(60_000);
    expect(sockets()).toHaveLength(0);
  });
});

describe('a line that is dead', () => {
  test('is noticed when it answers nothing for two beats, and opened again with a ticket of its own', async () => {
    open();
    await pass(0);
    last().enters();
    await pass(29_999);
    expect([sockets().length, pings(last()), states.at(-1)]).toEqual([1, 2, 'connected']);
    await pass(1);
    expect(states.at(-1)).toBe('lost');
    await pass(1000);
    last().enters();
    expect(sockets().map(({ said }) => said[0]?.ticket)).toEqual(['t1', 't2']);
  });

  test('also when its socket never opens', async () => {
    open();
    await pass(31_000);
    expect([sockets().length, sockets()[0]?.isHungUp, sockets()[0]?.said]).toEqual([2, true, []]);
  });

  test('is none while it answers, however seldom a hidden tab lets it ask', async () => {
    open({ pingMs: 60_000 });
    await pass(0);
    last().enters();
    for (let minute = 0; minute < 10; minute += 1) {
      await pass(60_000);
      last().hears('pong');
    }
    expect([sockets().length, pings(last()), heard]).toEqual([1, 10, ['welcome']]);
  });

  test('is not looked for where a server of the release before does not know a ping', async () => {
    open();
    await pass(0);
    last().enters();
    await pass(10_000);
    last().closes(4400);
    await pass(1000);
    last().enters();
    await pass(60_000);
    expect([sockets().length, pings(last())]).toEqual([2, 0]);
  });
});

describe('a line that is lost', () => {
  test('is tried again after longer and longer, each time cut by chance, from the first when it was back', async () => {
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0);
    open();
    const waits = async (ms: number) => {
      const before = sockets().length;
      last().closes();
      await pass(ms - 1);
      expect(sockets().length).toBe(before);
      await pass(1);
      expect(sockets().length).toBe(before + 1);
    };
    await pass(0);
    await waits(500);
    await waits(2000);
    chance.mockReturnValue(0.5);
    await waits(3000);
    last().enters();
    await waits(750);
    expect(states.filter((state) => state === 'lost')).toHaveLength(4);
  });

  test('says nothing until it is in, and says that it did not', async () => {
    open();
    await pass(0);
    last().opens();
    expect(line?.say({ kind: 'hello' })).toBe(false);
    last().hears('welcome');
    expect([line?.say({ kind: 'hello' }), last().said.map(({ kind }) => kind)]).toEqual([true, ['enter', 'hello']]);
    last().closes();
    expect(line?.say({ kind: 'hello' })).toBe(false);
  });

  test('that was open for as long as a socket may be is opened again at once, and no one hears of it', async () => {
    open();
    await pass(0);
    last().enters();
    last().closes(4408);
    await pass(0);
    expect([sockets().length, states]).toEqual([2, ['connecting', 'connected']]);
    // Before it was in, that would be for ever.
    last().closes(4408);
    await pass(0);
    expect([sockets().length, states.at(-1)]).toEqual([2, 'lost']);
  });

  test('rests where its owner says so: until the network is back, or for good', async () => {
    let next: 'rest' | 'end' = 'rest';
    open({ onLost: () => next });
    await pass(0);
    last().closes();
    await pass(60_000);
    expect(sockets()).toHaveLength(1);
    online();
    await pass(0);
    expect(sockets()).toHaveLength(2);
    next = 'end';
    last().closes();
    online();
    await pass(60_000);
    expect(sockets()).toHaveLength(2);
    line?.retry();
    await pass(0);
    expect(sockets()).toHaveLength(3);
  });

  test('says why: the code of its socket, or what became of its ticket, and since when', async () => {
    const why: unknown[] = [];
    const failure = new Error('no ticket');
    let isDown = false;
    open({
      ticket: () => (isDown ? Promise.reject(failure) : Promise.resolve('t')),
      onLost: (loss) => {
        why.push(loss);
        return 'again';
      },
    });
    await pass(0);
    isDown = true;
    last().closes(1006);
    vi.spyOn(Math, 'random').mockReturnValue(1);
    await pass(1000);
    expect(why[0]).toEqual({ code: 1006, lostMs: 0 });
    expect(why[1]).toMatchObject({ error: failure, lostMs: expect.toSatisfy((ms) => ms > 0 && ms <= 1000) });
  });
});

describe('a meeting', () => {
  const join = () => {
    const seen: string[] = [];
    servePage();
    stubFetch(...Array.from({ length: 9 }, () => () => Response.json({ ticket: 't', iceServers: [] })));
    const leave = joinMeeting({
      ...{ sessionUuid: 's', isNotary: false, media: {} as MediaStream, onPeer: () => {}, onChanged: () => {} },
      onState: (state) => seen.push(state),
    });
    line = { close: leave, say: () => false, retry: () => {} };
    return seen;
  };

  test('is not said to be open in another window because its own earlier socket was closed for this one', async () => {
    const seen = join();
    online();
    await pass(0);
    expect(sockets()).toHaveLength(1);
    last().enters();
    await pass(30_000 + 500);
    last().enters();
    sockets()[0]?.closes(4409);
    expect(seen).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
  });

  test('that was opened in another window rests, and does not take the seat back when the network returns', async () => {
    const seen = join();
    await pass(0);
    last().enters();
    last().closes(4409);
    online();
    await pass(60_000);
    expect([seen.at(-1), sockets().length]).toEqual(['elsewhere', 1]);
  });
});
