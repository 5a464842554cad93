/**
 * How the API goes: a balancer that asks `/readyz` hears of it first, each answer meanwhile ends its connection, and what a
 * client has begun gets a moment and no more. So none of those who came in time is refused, and no client keeps us.
 */
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

interface Leaving {
  /** How long calls are still taken after `/readyz` began to say no. */
  readonly noticeMs: number;
  /** How long what was begun may take after that. */
  readonly patienceMs: number;
}

const sweepMs = 50;

export function prepareToLeave(server: FastifyInstance, { noticeMs, patienceMs }: Leaving) {
  let isLeaving = false;
  // All of them: a socket that became a room's is none of the server's own any more.
  const open = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    isLeaving: () => isLeaving,
    leave: async (): Promise<void> => {
      isLeaving = true;
      // Before everyone else who listens, so that no way of answering keeps its connection.
      server.server.prependListener('request', (_request, response) => {
        response.shouldKeepAlive = false;
      });
      await sleep(noticeMs);
      const cut = setTimeout(() => {
        for (const socket of open) socket.destroy();
      }, patienceMs);
      // A connection whose answer was under way when we began would stay open for another minute: it is idle only now.
      const sweep = setInterval(() => server.server.closeIdleConnections(), sweepMs);
      await server.close().finally(() => {
        clearTimeout(cut);
        clearInterval(sweep);
      });
    },
  };
}
