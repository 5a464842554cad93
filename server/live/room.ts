/**
 * What happens on a socket of any channel. It is no one's until its first message brings a ticket, which counts once; from
 * then on it may only say what its seat may; a ping is answered on every channel.
 */
import type { WebSocket } from '@fastify/websocket';
import * as v from 'valibot';
import { type LinePing, type LinePong, linePing } from '#core/contract/line.ts';
import type { AnyChannel, Enter } from './channel.ts';
import { closes, floodCounter, heartbeatMs, keepAlive, shut, ticketMs } from './manners.ts';
import { type Lines, type Seated, sitDown } from './seat.ts';
import { serveSeat } from './served.ts';

const pong = JSON.stringify({ kind: 'pong' } satisfies LinePong);

export interface Room {
  readonly path: string;
  readonly welcome: (socket: WebSocket, leaveWaiting: () => void) => void;
}

export function openRoom<Seat, Said extends { readonly kind: string }>(
  channel: AnyChannel<Seat, Said>,
  lines: Lines,
): Room {
  const request = v.union([linePing, channel.request]);
  return {
    path: channel.path,
    welcome: (socket, leaveWaiting) => {
      let entered: Promise<Seated<Said> | undefined> | undefined;
      const tooLate = setTimeout(() => shut(socket, closes.notWelcome), ticketMs);
      const isTooMany = floodCounter();
      const beat = () => void entered?.then((seated) => seated?.tick?.());
      const stopHeart = keepAlive(socket, channel.pingMs ?? heartbeatMs, beat);
      const tooOld = channel.lifeMs && setTimeout(() => shut(socket, closes.tooOld), channel.lifeMs).unref();
      socket.on('message', (data: Buffer) => {
        if (isTooMany()) return shut(socket, closes.tooMany);
        const said = read(request, data);
        if (!said) return shut(socket, closes.malformed);
        if (isEnter(said)) {
          clearTimeout(tooLate);
          entered ??= seat(socket, channel, lines, said).finally(leaveWaiting);
          return;
        }
        void entered?.then((seated) => (isPing(said) ? seated && socket.send(pong) : seated?.say(said)));
      });
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        clearTimeout(tooLate);
        clearTimeout(tooOld || undefined);
        leaveWaiting();
        stopHeart();
        void entered?.then((seated) => seated?.leave());
      });
    },
  };
}

/** Whose module answers, or whose seats speak to each other. */
function seat<Seat, Said extends { readonly kind: string }>(
  socket: WebSocket,
  channel: AnyChannel<Seat, Said>,
  lines: Lines,
  enter: Enter,
): Promise<Seated<Said> | undefined> {
  return 'serve' in channel ? serveSeat(socket, channel, lines, enter) : sitDown(socket, channel, lines, enter.ticket);
}

function isPing<Said extends { readonly kind: string }>(said: LinePing | Said): said is LinePing {
  return said.kind === 'ping';
}

function isEnter<Said extends { readonly kind: string }>(said: Enter | Said): said is Enter {
  return said.kind === 'enter';
}

function read<Request>(schema: v.GenericSchema<unknown, Request>, data: Buffer): Request | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(data.toString()));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
