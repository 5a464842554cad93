/** An API with only some groups of handlers, for tests of those groups: what is not under test answers 404. */
import type { FastifyInstance } from 'fastify';
import { evaluateFlags } from '#core/stories/all-flags.ts';
import { Failure } from '../failure.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import type { Handlers } from './handler.ts';
import { buildServer, type Plumbing } from './server.ts';

export function apiWith(
  handlers: Partial<Handlers>,
  plumbing: Pick<Plumbing, 'authenticate' | 'countCall'>,
): { readonly server: FastifyInstance; readonly logged: string[] } {
  const logged: string[] = [];
  const missing = () => {
    throw new Failure('notFound');
  };
  const all = new Proxy(handlers, { get: (given, key) => Reflect.get(given, key) ?? missing }) as Handlers;
  const server = buildServer({
    log: createLog('info', { write: (line: string) => logged.push(line) }),
    metrics: createMetrics(),
    trustProxy: 1,
    handlers: all,
    orgCodeOf: (request) => String(request.headers['x-org'] ?? 'ORG_A'),
    siteOf: () => 'ORG_A',
    flagsFor: () => evaluateFlags({}, { isProduction: false }),
    ...plumbing,
  });
  return { server, logged };
}
