/** One seat of a channel whose module answers it: admitted by its ticket, woken by the bus, told what it has not heard. */
import type { WebSocket } from '@fastify/websocket';
import type { Enter, ServedChannel } from './channel.ts';
import { keepToLogin } from './login.ts';
import { closes, shut } from './manners.ts';
import type { Lines, Seated } from './seat.ts';

/** A browser that does not take what it is sent is let go; it comes back and goes on after what it has. */
const unsentBytesMax = 2_000_000;

export async function serveSeat<Seat, Said extends { readonly kind: string }>(
  socket: WebSocket,
  channel: ServedChannel<Seat, Said>,
  lines: Lines,
  enter: Enter,
): Promise<Seated<Said> | undefined> {
  const { bus, log } = lines;
  const faulty = (err: unknown) => {
    log.error({ err }, 'a seat could not be taken');
    return undefined;
  };
  const seat = await channel.admit(enter.ticket).catch(faulty);
  // Listens before it looks: a login that ends in between is noticed by one of them.
  const login = keepToLogin(socket, seat && channel.loginOf(seat), lines);
  if (!seat || !(await login.isOpen().catch(faulty))) {
    login.stop();
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
    tick: () => {
      login.tick();
      served.tick();
    },
    leave: () => {
      login.stop();
      stop();
      served.leave();
    },
  };
}
