/** A worker takes no calls of people; machines ask it the same things as the API, at a port of its own. */
import Fastify, { type FastifyInstance } from 'fastify';
import { asFailure } from './api/faults.ts';
import { addHealth, type Health } from './api/health.ts';

export function buildHealthServer(health: Health): FastifyInstance {
  const server = Fastify({ logger: false, forceCloseConnections: true });
  server.setErrorHandler((error, request, reply) => {
    const failure = asFailure(error);
    if (failure.details.retryAfterS) reply.header('retry-after', failure.details.retryAfterS);
    return reply.code(failure.status).send(failure.body(request.id));
  });
  addHealth(server, health);
  return server;
}
