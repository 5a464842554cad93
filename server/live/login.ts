/** Ends a socket when the login it was opened with ends, wherever that was done; every beat looks too, in case word was lost. */
import type { WebSocket } from '@fastify/websocket';
import type { Login } from '../people/accounts/index.ts';
import { closes, shut } from './manners.ts';
import type { Lines } from './seat.ts';

export function keepToLogin(socket: WebSocket, login: Login | undefined, { bus, log, logins }: Lines) {
  if (!login) return { isOpen: async () => true, tick: () => {}, stop: () => {} };
  const end = () => shut(socket, closes.signedOut);
  const stop = bus.subscribe(logins.topicOf(login), (word) => {
    if (logins.isEndedBy(login, word)) end();
  });
  return {
    isOpen: () => logins.isOpen(login),
    tick: () => {
      logins.isOpen(login).then(
        (isOpen) => isOpen || end(),
        (err: unknown) => log.warn({ err }, 'whether a login still stands could not be read'),
      );
    },
    stop,
  };
}
