/** One seat of a channel whose module answers it: admitted by its ticket, woken by the bus, told what it has not heard. */
import type { WebSocket } from '@fastify/websocket';
import type { Enter, ServedChannel } from './channel.ts';
import { closes, shut } from './manners.ts';
import type { Lines, Seated } from './seat.ts';

/** A browser that does not take what it is sent is let go; it comes back and goes on after what it has. */
const unsentBytesMax = 2_000_000;

export async function serveSeat<Seat, Said extends { readonly kind: string }>(
  socket: WebSocket,
  channel: ServedChannel<Seat, Said>,
  { bus, log }: Lines,
  enter: Enter,
): Promise<Seated<Said> | undefined> {
  const seat = await channel.admit(enter.ticket).catch((err: unknown) => {
    log.error({ err }, 'a seat could not be taken');
    return undefined;
  });
  if (!seat) {
    shut(socket, closes.notWelcome);
    return undefined;
  }
  socket.send(JSON.stringify({ kind: 'welcome' }));
  const served = channel.serve(seat, enter, {
    send: (message) => {
      if (socket.bufferedAmount > unsentBytesMax) return socket.terminate();
      socket.send(JSON.stringify(message));
    },
    hangUp: () => shut(socket, closes.comeBack),
  });
  const stop = bus.subscribe(channel.topicOf(seat), served.hear);
  // What came between the first look and the bus is found by this one.
  served.tick();
  return {
    say: served.say,
    tick: served.tick,
    leave: () => {
      stop();
      served.leave();
    },
  };
}
