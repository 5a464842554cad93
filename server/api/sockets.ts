/**
 * The room's socket: signalling between browsers that are about to see each other, and word that the session changed. A
 * socket is no one's until its first message brings a ticket, which counts once; from then on it may only speak to whom its
 * seat may. A page of another site opens none, nor does what names no page, and only so many may wait for their ticket to
 * be shown.
 */
import { randomUUID } from 'node:crypto';
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  notarySeat,
  notarySocketPath,
  type RoomMessage,
  type RoomRequest,
  roomRequest,
} from '#core/contract/notary.ts';
import { Failure } from '../failure.ts';
import { type NotaryMeetings, type RoomSeat, topicOf } from '../lending/notary/index.ts';
import type { Log } from '../log.ts';
import { networkOf } from './limits.ts';
import { isFromElsewhere } from './request.ts';

/** The two methods of the bus; the room keeps nothing of its own, so any process may hold any socket. */
interface Bus {
  publish(topic: string, message: unknown): Promise<void>;
  subscribe(topic: string, hear: (message: never) => void): () => void;
}

interface Room {
  readonly notary: NotaryMeetings;
  readonly bus: Bus;
  readonly log: Log;
}

/** As it travels between processes: who speaks, from which socket, and to whom alone. */
interface Passed {
  readonly message: RoomMessage;
  readonly socketId: string;
  readonly to?: string;
}

/** A socket that is no one's is gone after five seconds: four for its ticket, one for a browser to hang up by itself. */
const ticketMs = 4000;
const partingMs = 1000;
/** Without a ticket, from one address and in all. */
const waitingMax = { address: 100, all: 1000 } as const;
const heartbeatMs = 20_000;
const messagesMax = 400;
const messagesWindowMs = 10_000;
/** Codes of our own, from the range kept for applications. */
const closes = { notWelcome: 4403, malformed: 4400, openedElsewhere: 4409, tooMany: 4429 } as const;

export function addSockets(server: FastifyInstance, room: Room): void {
  server.register(async (scope) => {
    await scope.register(websocket, { options: { maxPayload: 65_536 } });
    const waiting = waitingRoom();
    const preValidation = async (request: FastifyRequest) => {
      // Every browser says which page opens a socket; what does not say so is none of ours.
      if (request.headers.origin === undefined || isFromElsewhere(request)) throw new Failure('crossSite');
      if (waiting.isFull(request.ip)) throw new Failure('tooMany', { retryAfterS: Math.ceil(ticketMs / 1000) });
    };
    scope.get(notarySocketPath, { websocket: true, preValidation }, (socket: WebSocket, request: FastifyRequest) =>
      welcome(socket, room, waiting.enter(request.ip)),
    );
  });
}

/** Who has come and shown no ticket yet, by address. */
function waitingRoom() {
  const byAddress = new Map<string, number>();
  let all = 0;
  const change = (address: string, by: number) => {
    const count = (byAddress.get(address) ?? 0) + by;
    all += by;
    if (count > 0) byAddress.set(address, count);
    else byAddress.delete(address);
  };
  return {
    isFull: (ip: string) => all >= waitingMax.all || (byAddress.get(networkOf(ip)) ?? 0) >= waitingMax.address,
    /** The answer leaves, once however often it is called. */
    enter: (ip: string): (() => void) => {
      const address = networkOf(ip);
      let isHere = true;
      change(address, 1);
      return () => {
        if (isHere) change(address, -1);
        isHere = false;
      };
    },
  };
}

/** One who does not answer the farewell is not waited for. */
function shut(socket: WebSocket, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), partingMs).unref();
}

function welcome(socket: WebSocket, room: Room, leaveWaiting: () => void): void {
  let entered: Promise<Seated | undefined> | undefined;
  const tooLate = setTimeout(() => shut(socket, closes.notWelcome), ticketMs);
  const isTooMany = counter();
  const stopHeart = keepAlive(socket);
  socket.on('message', (data: Buffer) => {
    if (isTooMany()) return shut(socket, closes.tooMany);
    const request = read(data);
    if (!request) return shut(socket, closes.malformed);
    if (request.kind === 'enter') {
      clearTimeout(tooLate);
      entered ??= sitDown(socket, room, request.ticket).finally(leaveWaiting);
      return;
    }
    void entered?.then((seated) => seated?.say(request));
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(tooLate);
    leaveWaiting();
    stopHeart();
    void entered?.then((seated) => seated?.leave());
  });
}

interface Seated {
  say(request: Exclude<RoomRequest, { kind: 'enter' }>): void;
  leave(): void;
}

async function sitDown(socket: WebSocket, { notary, bus, log }: Room, ticket: string): Promise<Seated | undefined> {
  const seat = await notary.admit(ticket).catch((err: unknown) => {
    log.error({ err }, 'a seat could not be taken');
    return undefined;
  });
  if (!seat) {
    shut(socket, closes.notWelcome);
    return undefined;
  }
  const me = seatName(seat);
  const socketId = randomUUID();
  const topic = topicOf(seat);
  let passing = Promise.resolve();
  /** One after the other: an answer that overtakes its question is not understood. */
  const pass = (message: RoomMessage, to?: string) => {
    const passed: Passed = { message, socketId, ...(to !== undefined && { to }) };
    passing = passing
      .then(() => bus.publish(topic, passed))
      .catch((err: unknown) => log.warn({ err }, 'word could not be passed on in a room'));
  };
  const stop = bus.subscribe(topic, (heard: Passed | RoomMessage) => {
    const { message, socketId: speaker, to } = 'message' in heard ? heard : { message: heard };
    if (speaker === socketId || (to !== undefined && to !== me)) return;
    // One person, one seat: the newest browser has it.
    if (message.kind === 'here' && message.from === me) return shut(socket, closes.openedElsewhere);
    socket.send(JSON.stringify(message));
  });
  socket.send(JSON.stringify({ kind: 'welcome', me } satisfies RoomMessage));
  pass({ kind: 'here', from: me });
  return {
    say: (request) => {
      // Those who sign speak to the notary and to no one else.
      if (!seat.isNotary && request.to !== notarySeat) return;
      const { to, ...message } = request;
      pass({ ...message, from: me }, to);
    },
    leave: () => {
      stop();
      pass({ kind: 'gone', from: me });
      void notary.leave(seat);
    },
  };
}

function seatName({ isNotary, identityUuid }: RoomSeat): string {
  return isNotary ? notarySeat : identityUuid;
}

function read(data: Buffer): RoomRequest | undefined {
  try {
    const parsed = v.safeParse(roomRequest, JSON.parse(data.toString()));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Anyone who floods a room is shown out. */
function counter(): () => boolean {
  let [count, sinceMs] = [0, Date.now()];
  return () => {
    if (Date.now() - sinceMs > messagesWindowMs) [count, sinceMs] = [0, Date.now()];
    count += 1;
    return count > messagesMax;
  };
}

/** A browser that vanished without a word is noticed at the second beat. */
function keepAlive(socket: WebSocket): () => void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, heartbeatMs);
  return () => clearInterval(timer);
}
