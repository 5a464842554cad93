/** What machines ask: are you alive, can you serve, how are you doing, what can you be asked. */
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import type { Metrics } from '../metrics.ts';
import { openApi } from './open-api.ts';

interface Health {
  readonly metrics: Metrics;
  readonly version: string;
  /** Resolves when the database answers and every migration has run; throws or gives false otherwise. */
  readonly isReady: () => Promise<boolean>;
}

const statusSchema = { type: 'object', properties: { status: { type: 'string' } } } as const;

export function addHealth(server: FastifyInstance, { metrics, version, isReady }: Health): void {
  const description = openApi(version);
  server.get('/healthz', { schema: { response: { 200: statusSchema } } }, () => ({ status: 'alive' }));
  server.get('/readyz', async () => {
    if (!(await isReady().catch(() => false))) throw new Failure('unavailable', { retryAfterS: 2 });
    return { status: 'ready' };
  });
  server.get('/openapi.json', () => description);
  // Figures about the house are for the house: a scraper sits on a private address, a stranger finds nothing here.
  server.get('/metrics', async (request, reply) => {
    if (!isPrivate(request.ip)) throw new Failure('notFound');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/.test(plain);
}
