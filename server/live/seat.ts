/** One socket's seat: what it hears from the bus, and what it may say there. The room keeps nothing, so any process may hold any socket. */
import { randomUUID } from 'node:crypto';
import type { WebSocket } from '@fastify/websocket';
import type { Log } from '../log.ts';
import type { Logins } from '../people/accounts/index.ts';
import type { Channel, Message } from './channel.ts';
import { closes, shut } from './manners.ts';

/** The two methods of the bus. */
export interface Bus {
  publish(topic: string, message: unknown): Promise<void>;
  subscribe(topic: string, hear: (message: never) => void): () => void;
}

export interface Lines {
  readonly bus: Bus;
  readonly log: Log;
  readonly logins: Logins;
}

/** As it travels between processes: who speaks, from which socket, and to whom alone. */
interface Passed {
  readonly message: Message;
  readonly socketId: string;
  readonly to?: string;
}

export interface Seated<Said> {
  say(said: Said): void;
  tick?(): void;
  leave(): void;
}

export async function sitDown<Seat, Said extends { readonly kind: string }>(
  socket: WebSocket,
  channel: Channel<Seat, Said>,
  { bus, log }: Lines,
  ticket: string,
): Promise<Seated<Said> | undefined> {
  const seat = await channel.admit(ticket).catch((err: unknown) => {
    log.error({ err }, 'a seat could not be taken');
    return undefined;
  });
  if (!seat) {
    shut(socket, closes.notWelcome);
    return undefined;
  }
  const [me, topic, socketId] = [channel.nameOf(seat), channel.topicOf(seat), randomUUID()];
  let passing = Promise.resolve();
  /** One after the other: an answer that overtakes its question is not understood. */
  const pass = (message: Message, to?: string) => {
    const passed: Passed = { message, socketId, ...(to !== undefined && { to }) };
    passing = passing
      .then(() => bus.publish(topic, passed))
      .catch((err: unknown) => log.warn({ err }, 'word could not be passed on in a room'));
  };
  const stop = bus.subscribe(topic, (heard: Passed | Message) => {
    const {
      message,
      socketId: speaker,
      to,
    }: Partial<Passed> & { message: Message } = 'message' in heard ? heard : { message: heard };
    if (speaker === socketId || (to !== undefined && to !== me)) return;
    // One person, one seat: the newest browser has it.
    if (message.kind === 'here' && message.from === me) return shut(socket, closes.openedElsewhere);
    socket.send(JSON.stringify(message));
  });
  socket.send(JSON.stringify({ kind: 'welcome', me }));
  pass({ kind: 'here', from: me });
  return {
    say: (said) => {
      const passed = channel.pass(seat, said);
      if (passed) pass(passed.message, passed.to);
    },
    leave: () => {
      stop();
      pass({ kind: 'gone', from: me });
      void channel.leave(seat);
    },
  };
}
