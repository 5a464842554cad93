import { EventEmitter } from 'node:events';
import type { WebSocket } from '@fastify/websocket';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import type { Logins } from '../people/accounts/index.ts';
import type { Channel } from './channel.ts';
import { chatChannel } from './chat.ts';
import { openRoom } from './room.ts';
import type { Bus } from './seat.ts';

interface Chatter {
  readonly name: string;
  readonly isMuted: boolean;
}
const said = v.strictObject({ kind: v.literal('words'), words: v.string() });
const request = v.variant('kind', [v.strictObject({ kind: v.literal('enter'), ticket: v.string() }), said]);
const left: string[] = [];
/** Another row of the table than the product has: what is the room's holds for it too. */
const chat: Channel<Chatter, v.InferOutput<typeof said>> = {
  path: '/chat',
  request,
  admit: async (ticket) => (ticket === 'forged' ? undefined : { name: ticket, isMuted: ticket === 'muted' }),
  leave: ({ name }) => left.push(name),
  nameOf: ({ name }) => name,
  topicOf: () => 'chat',
  pass: ({ name, isMuted }, { words }) => (isMuted ? undefined : { message: { kind: words, from: name } }),
};

function bus(): Bus {
  const ears = new Set<(message: never) => void>();
  return {
    publish: async (_topic, message) => {
      for (const ear of ears) ear(message as never);
    },
    subscribe: (_topic, ear) => {
      ears.add(ear);
      return () => void ears.delete(ear);
    },
  };
}

class Socket extends EventEmitter {
  readonly heard: { kind: string; from?: string }[] = [];
  closed: number | undefined;
  send(text: string) {
    this.heard.push(JSON.parse(text));
  }
  close(code: number) {
    this.closed = code;
    this.emit('close');
  }
  pings = 0;
  terminate() {}
  ping() {
    this.pings += 1;
    this.emit('pong');
  }
  says(message: unknown) {
    this.emit('message', Buffer.from(JSON.stringify(message)));
  }
}

const logins: Logins = {
  topicOf: () => 'logins',
  isEndedBy: () => false,
  isOpen: async () => isSignedIn,
};
let isSignedIn = true;
const lines = { bus: bus(), log: createLog('silent'), logins };
const room = openRoom(chat, lines);
async function come(ticket: string) {
  const socket = new Socket();
  const leaveWaiting = vi.fn();
  room.welcome(socket as unknown as WebSocket, leaveWaiting);
  socket.says({ kind: 'enter', ticket });
  await vi.waitFor(() => expect(leaveWaiting).toHaveBeenCalled());
  return socket;
}
const words = (text: string) => ({ kind: 'words', words: text });

afterEach(() => void vi.useRealTimers());

test('a seat of any channel hears the others and says only what its row lets it say', async () => {
  const [ann, muted] = [await come('ann'), await come('muted')];
  muted.says(words('psst'));
  ann.says(words('hello'));
  await vi.waitFor(() => expect(muted.heard).toContainEqual({ kind: 'hello', from: 'ann' }));
  expect(ann.heard.map(({ kind, from }) => [kind, from])).toEqual([
    ['welcome', undefined],
    ['here', 'muted'],
  ]);
  muted.close(1000);
  await vi.waitFor(() => expect(ann.heard).toContainEqual({ kind: 'gone', from: 'muted' }));
  expect(left).toEqual(['muted']);
});

test('the same codes close it: a ticket that is none, words that are none, the same name elsewhere, a flood', async () => {
  expect((await come('forged')).closed).toBe(4403);
  const [ben, again] = [await come('ben'), await come('ben')];
  await vi.waitFor(() => expect(ben.closed).toBe(4409));
  again.says({ kind: 'unheard of' });
  expect(again.closed).toBe(4400);
  const flood = await come('flood');
  for (let sent = 0; sent < 400; sent += 1) flood.says(words('more'));
  expect(flood.closed).toBe(4429);
});

test('a ping is answered on every channel, to those who came in and to them alone', async () => {
  const [ann, ben] = [await come('ann'), await come('ben')];
  const stranger = new Socket();
  room.welcome(stranger as unknown as WebSocket, () => {});
  stranger.says({ kind: 'ping' });
  ann.says({ kind: 'ping' });
  await vi.waitFor(() => expect(ann.heard.at(-1)).toEqual({ kind: 'pong' }));
  expect([...ben.heard, ...stranger.heard]).not.toContainEqual({ kind: 'pong' });
  expect([ann.closed, stranger.closed]).toEqual([undefined, undefined]);
  for (const socket of [ann, ben, stranger]) socket.close(1000);
});

describe('the chat', () => {
  /** An agent at the desk of the real row, on a clock that is ours. */
  async function takeSeat() {
    vi.useFakeTimers();
    const looks: number[] = [];
    const row = chatChannel({
      topicOf: () => 'chat',
      admit: async () => ({ side: 'agent', orgCode: 'ORG_A', agentUuid: 'a', name: 'Amy', sessionId: 's' }),
      attend: (_seat, after) => ({
        hear: () => {},
        say: () => {},
        tick: () => looks.push(after),
        leave: () => {},
      }),
    });
    const socket = new Socket();
    openRoom(row, lines).welcome(socket as unknown as WebSocket, () => {});
    socket.says({ kind: 'enter', ticket: 't', after: 7 });
    return { row, socket, looks };
  }

  test('[CHAT-17] is pinged every 10 s', async () => {
    const { socket } = await takeSeat();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(socket.pings).toBe(3);
  });

  test('looks by itself at each beat for what is new', async () => {
    const { looks } = await takeSeat();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(looks).toEqual([7, 7, 7, 7]);
  });

  test('[CALL-51] has a path of its own and answers a ping', async () => {
    const { row, socket } = await takeSeat();
    await vi.advanceTimersByTimeAsync(1);
    socket.says({ kind: 'ping' });
    await vi.advanceTimersByTimeAsync(1);
    expect(row.path).toBe('/service-omni-proxy/websocket');
    expect(socket.heard.map(({ kind }) => kind)).toEqual(['welcome', 'pong']);
  });

  test('[CHAT-18] is closed after 12 hours', async () => {
    const { socket } = await takeSeat();
    await vi.advanceTimersByTimeAsync(12 * 3_600_000 - 1);
    expect(socket.closed).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.closed).toBe(4408);
  });
});

test('[T5] a login that ended without a word on the bus is noticed at the next beat', async () => {
  vi.useFakeTimers();
  const row = chatChannel({
    topicOf: () => 'chat',
    admit: async () => ({ side: 'agent', orgCode: 'ORG_A', agentUuid: 'a', name: 'Amy', sessionId: 's' }),
    attend: () => ({ hear: () => {}, say: () => {}, tick: () => {}, leave: () => {} }),
  });
  const socket = new Socket();
  openRoom(row, lines).welcome(socket as unknown as WebSocket, () => {});
  socket.says({ kind: 'enter', ticket: 't' });
  await vi.advanceTimersByTimeAsync(10_001);
  expect(socket.closed).toBeUndefined();
  isSignedIn = false;
  await vi.advanceTimersByTimeAsync(10_001);
  expect(socket.closed).toBe(4401);
});
