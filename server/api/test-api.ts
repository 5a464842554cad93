/** The API as tests use it: real brands, real contract, pages from a folder of two lines; no port is opened. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { evaluateFlags } from '#core/flags.ts';
import { visitor } from '../actor.ts';
import { type BrandShelf, loadBrands } from '../brands.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import type { Handlers } from './handler.ts';
import { addHealth } from './health.ts';
import { organizationHandlers } from './organization.ts';
import { buildServer, type Plumbing } from './server.ts';
import { addSite, type SiteOptions } from './site.ts';
import { siteHandlers } from './site-calls.ts';

const page = '<html><head><!--hearthline:head--></head><body><div id="root"></div><!--hearthline:body--></body></html>';

interface TestApi {
  readonly server: FastifyInstance;
  readonly brands: BrandShelf;
  readonly logged: string[];
}

export async function testApi(plumbing: Partial<Plumbing> = {}, site: Partial<SiteOptions> = {}): Promise<TestApi> {
  const brands = await loadBrands(join(import.meta.dirname, '..', '..', 'brands'));
  const logged: string[] = [];
  const log = createLog('info', { write: (line: string) => logged.push(line) });
  const metrics = createMetrics();
  const support = { banners: async () => [], publishBanner: async () => {} };
  const server = buildServer({
    log,
    metrics,
    trustProxy: false,
    handlers: { ...organizationHandlers(brands), ...siteHandlers(log, support) } as Handlers,
    authenticate: async () => visitor,
    orgCodeOf: () => brands.provider.orgCode,
    countCall: async () => ({ allowed: true, retryAfterS: 0 }),
    ...plumbing,
  });
  addHealth(server, { metrics, version: 'test', isReady: async () => true });
  addSite(server, {
    built: { pages: { borrower: page, dev: page }, assets: new Map() },
    brands,
    assetsUrl: '',
    isProduction: false,
    flagsFor: () => evaluateFlags({}, { isProduction: false }),
    ...site,
  });
  return { server, brands, logged };
}
