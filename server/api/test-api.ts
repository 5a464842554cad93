/** The API as tests use it: real brands, real contract, pages from a folder of two lines; no port is opened. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { evaluateFlags } from '#core/stories/all-flags.ts';
import { visitor } from '../actor.ts';
import { type BrandShelf, loadBrands } from '../brands.ts';
import { Failure } from '../failure.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import type { Secret } from '../secret.ts';
import type { Handlers } from './handler.ts';
import { addHealth } from './health.ts';
import { organizationHandlers } from './organization.ts';
import { buildServer, type Plumbing } from './server.ts';
import { addSite, type SiteOptions } from './site.ts';
import { siteHandlers } from './site-calls.ts';
import { testAhead, testAheadOfScreen, testFaces } from './test-faces.ts';

const page = '<html><head><!--hearthline:head--></head><body><div id="root"></div><!--hearthline:body--></body></html>';

/** Calls of other modules have their own tests; here they only have to be there. */
function withTheRest(handlers: Partial<Handlers>): Handlers {
  const missing = () => {
    throw new Failure('notFound');
  };
  return new Proxy(handlers, { get: (given, key) => Reflect.get(given, key) ?? missing }) as Handlers;
}

interface TestApi {
  readonly server: FastifyInstance;
  readonly plumbing: Plumbing;
  readonly brands: BrandShelf;
  readonly logged: string[];
  /** The statuses that were counted as having no screen. */
  readonly unrouted: readonly string[];
}

export async function testApi(
  plumbing: Partial<Plumbing> = {},
  site: Partial<SiteOptions> = {},
  health: { readonly metricsToken?: Secret } = {},
): Promise<TestApi> {
  const brands = await loadBrands(join(import.meta.dirname, '..', '..', 'brands'));
  const logged: string[] = [];
  const log = createLog('info', { write: (line: string) => logged.push(line) });
  const metrics = createMetrics();
  const support = { banners: async () => [] };
  const unrouted: string[] = [];
  const countUnrouted = async (status: string) => void unrouted.push(status);
  const whole: Plumbing = {
    log,
    metrics,
    trustProxy: 0,
    handlers: withTheRest({ ...organizationHandlers(brands), ...siteHandlers({ log, support, countUnrouted }) }),
    authenticate: async () => ({ actor: visitor }),
    orgCodeOf: () => brands.provider.orgCode,
    siteOf: () => brands.provider.canonicalOrgCode,
    countCall: async () => ({ allowed: true, retryAfterS: 0 }),
    flagsFor: () => evaluateFlags({}, { isProduction: false }),
    ...plumbing,
  };
  const server = buildServer(whole);
  addHealth(server, { metrics, version: 'test', whyNotReady: async () => [], ...health });
  addSite(server, {
    built: {
      pages: { borrower: page, outside: page, console: page, dev: page },
      assets: new Map(),
      faceFiles: testFaces,
      drawFirstPage: async (_start, { pathname, search }) => `<p>drawn at ${pathname}${search}</p>`,
      ahead: testAhead,
      aheadOfScreen: testAheadOfScreen,
      drawOutside: (_start, { search }, drawn) => `<p>outside: ${JSON.stringify(drawn)}${search}</p>`,
      outsideStyles: '<link rel="stylesheet" href="/outside.css">',
    },
    log,
    brands,
    assetsUrl: '',
    isProduction: false,
    flagsFor: () => evaluateFlags({}, { isProduction: false }),
    ...site,
  });
  return { server, plumbing: whole, brands, logged, unrouted };
}
