/** The whole product's calls without its sessions and its budgets: the caller says who they are in a cookie, and no one is told to wait. */
import type { FastifyInstance } from 'fastify';
import { type Actor, visitor } from '../actor.ts';
import { buildServer } from '../api/server.ts';
import { whichBrand } from '../api/which-brand.ts';
import { Failure } from '../failure.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import type { TestProduct } from './test-product.ts';

/** Faults are told in the log and nowhere else, so a test that finds one wants to read it. */
export function openServer(product: TestProduct, actorOf: (name: string) => Actor | undefined) {
  const faults: string[] = [];
  const log = createLog('error', { write: (line: string) => faults.push(line) });
  const server: FastifyInstance = buildServer({
    log,
    metrics: createMetrics(),
    trustProxy: 1,
    handlers: product.handlers,
    authenticate: async (credentials) => {
      const name = credentials.cookies['as'];
      if (name === undefined) return product.accounts.authenticate(credentials);
      return { actor: actorOf(name) ?? visitor, hasSecondFactor: true, hasFreshFactor: true };
    },
    ...whichBrand(product.brands),
    countCall: async () => ({ allowed: true, retryAfterS: 0 }),
    flagsFor: product.flagsFor,
  });
  server.setNotFoundHandler(() => {
    throw new Failure('notFound');
  });
  return { server, faults };
}
