/** How a socket is kept and ended, on every channel. */
import type { WebSocket } from '@fastify/websocket';

/** A socket that is no one's is gone after five seconds: four for its ticket, one for a browser to hang up by itself. */
export const ticketMs = 4000;
const partingMs = 1000;
export const heartbeatMs = 20_000;
const messagesMax = 400;
const messagesWindowMs = 10_000;
/** Codes of our own, from the range kept for applications. */
export const closes = {
  signedOut: 4401,
  notWelcome: 4403,
  malformed: 4400,
  tooOld: 4408,
  comeBack: 4503,
  openedElsewhere: 4409,
  tooMany: 4429,
} as const;

/** One who does not answer the farewell is not waited for. */
export function shut(socket: WebSocket, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), partingMs).unref();
}

/** Anyone who floods a room is shown out. */
export function floodCounter(): () => boolean {
  let [count, sinceMs] = [0, performance.now()];
  return () => {
    if (performance.now() - sinceMs > messagesWindowMs) [count, sinceMs] = [0, performance.now()];
    count += 1;
    return count > messagesMax;
  };
}

/** A browser that vanished without a word is noticed at the second beat. */
export function keepAlive(socket: WebSocket, everyMs: number, beat: () => void): () => void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
    beat();
  }, everyMs);
  return () => clearInterval(timer);
}
