/** What machines ask: are you alive, can you serve, how are you doing, what can you be asked. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import type { Metrics } from '../metrics.ts';
import type { Secret } from '../secret.ts';
import { openApi } from './open-api.ts';

export interface Health {
  readonly metrics: Metrics;
  readonly version: string;
  /** Why no one should be sent here, a sentence each; none when it is ready. */
  readonly whyNotReady: () => Promise<readonly string[]>;
  /** What a scraper from elsewhere must send; without one only this machine may ask. */
  readonly metricsToken?: Secret | undefined;
}

const statusSchema = { type: 'object', properties: { status: { type: 'string' } } } as const;

export const livenessPath = '/healthz';
export const alive = { status: 'alive' } as const;

export function addHealth(server: FastifyInstance, { metrics, version, whyNotReady, metricsToken }: Health): void {
  // Written once and when it is first asked for: it is long, and anyone may ask.
  let description: string | undefined;
  server.get(livenessPath, { schema: { response: { 200: statusSchema } } }, () => alive);
  server.get('/readyz', async () => {
    const reasons = await whyNotReady();
    if (reasons.length > 0) throw new Failure('unavailable', { retryAfterS: 2, errors: reasons });
    return { status: 'ready' };
  });
  server.get('/openapi.json', (_request, reply) => {
    description ??= JSON.stringify(openApi(version));
    return reply.type('application/json; charset=utf-8').send(description);
  });
  // Figures about the house are for the house: a stranger finds nothing here.
  server.get('/metrics', async (request, reply) => {
    if (!mayReadFigures(request, metricsToken)) throw new Failure('notFound');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/**
 * With a token, anyone who has it. Without one, only this machine, and by the connection itself: what a header says of the
 * caller's address can be written by the caller.
 */
function mayReadFigures({ headers, socket }: FastifyRequest, token: Secret | undefined): boolean {
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token.reveal()}`);
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return !isForwarded && /^(127\.|::1$)/.test(address);
}

/** Hashed first, so that the comparison tells nothing of lengths. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
