/** The whole product with its workshop, on a database of its own, as tests use it: called from inside, with or without a worker. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildServer, type Plumbing } from '../api/server.ts';
import { addSite } from '../api/site.ts';
import { testAhead, testAheadOfScreen, testFaces } from '../api/test-faces.ts';
import { whichBrand } from '../api/which-brand.ts';
import { loadBrands } from '../brands.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { rootKeysFor } from '../root-key.ts';
import { testDatabase } from '../store/test-database.ts';
import { whenDone } from '../store/test-done.ts';
import { buildParts, type Parts } from '../wiring/index.ts';
import { startWorker } from '../worker/worker.ts';
import { addWorkshop, seedStaff } from './index.ts';

const page = '<html><!--hearthline:head--><!--hearthline:body--></html>';

export async function testWorkshop() {
  const db = await testDatabase();
  const brands = await loadBrands(join(import.meta.dirname, '..', '..', 'brands'));
  const logged: string[] = [];
  const log = createLog('info', { write: (line: string) => logged.push(line) });
  const port = await freePort();
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    ROOT_KEY: randomBytes(32).toString('base64'),
    SANDBOX_DELAY_MS: '0',
  });
  const parts = await buildParts({ config, log, db, url: db.url, brands, rootKeys: rootKeysFor(config) });
  await parts.leads.seed(brands.organizations);
  const office = { ...parts, db, orgCode: brands.provider.canonicalOrgCode };
  await seedStaff(office, false);
  const plumbing: Plumbing = {
    log,
    metrics: createMetrics(),
    trustProxy: 0,
    handlers: parts.handlers,
    authenticate: parts.accounts.authenticate,
    orgCodeOf: (request) => brands.byCode(String(request.headers['x-org']))?.orgCode ?? brands.provider.orgCode,
    siteOf: whichBrand(brands).siteOf,
    countCall: async () => ({ allowed: true, retryAfterS: 0 }),
    flagsFor: parts.flagsFor,
  };
  const site = (server: FastifyInstance, isProduction: boolean) =>
    addSite(server, {
      built: {
        pages: { borrower: page, outside: page, console: page, dev: page },
        assets: new Map(),
        faceFiles: testFaces,
        drawFirstPage: async () => '',
        drawOutside: () => '',
        outsideStyles: '',
        ahead: testAhead,
        aheadOfScreen: testAheadOfScreen,
      },
      log: plumbing.log,
      brands,
      assetsUrl: '',
      isProduction,
      flagsFor: parts.flagsFor,
    });
  const server = buildServer(plumbing);
  addWorkshop(server, plumbing, { db, brands, origination: parts.origination, sandbox: parts.vendors.sandbox });
  site(server, false);
  const inProduction = buildServer(plumbing);
  site(inProduction, true);
  whenDone(async () => {
    await server.close();
    await inProduction.close();
    await parts.close();
  });
  return {
    db,
    brands,
    sandbox: parts.vendors.sandbox,
    logged,
    server,
    /** The same product as production would serve it. */
    inProduction,
    /** What production does with the sandbox's staff as it starts. */
    startProduction: () => seedStaff(office, true),
    call: caller(server),
    work: () => startWork(server, port, parts),
  };
}

/** Vendors call back by HTTP, so anyone who lets the worker run also opens the door. */
async function startWork(server: FastifyInstance, port: number, parts: Parts) {
  await server.listen({ port, host: '127.0.0.1' });
  const stop = await startWorker(parts);
  whenDone(stop);
}

type Answer = { readonly status: number; readonly body: never };

function caller(server: FastifyInstance) {
  return async (method: 'GET' | 'POST', path: string, payload?: object): Promise<Answer> => {
    const response = await server.inject({ method, url: `/dev/api${path}`, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json() as never };
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
