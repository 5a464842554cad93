/**
 * Starts the product, or the part of it that ROLES names, in one process: database, migrations, modules, API, pages,
 * worker. Stops cleanly: no new work, running work finished, then the database.
 */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createAdmission, watchDelay } from './api/admission.ts';
import { readBuiltSite } from './api/built-site.ts';
import { addHealth } from './api/health.ts';
import { prepareToLeave } from './api/leaving.ts';
import { buildServer, type Plumbing } from './api/server.ts';
import { addSite } from './api/site.ts';
import { addSockets } from './api/sockets.ts';
import { addStatusPage } from './api/status.ts';
import { pageHolder, whichBrand } from './api/which-brand.ts';
import { loadBrands } from './brands.ts';
import { followClock } from './clock.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { armCrashPoints } from './crash-point.ts';
import { addWorkshop, greeting, seedStaff } from './dev/index.ts';
import { addDoorFigure } from './figures.ts';
import { shelfFor, signingKeyFor } from './lending/documents/index.ts';
import { listen } from './listen.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { openTracing } from './open-tracing.ts';
import { prepareDatabase } from './prepare-database.ts';
import { joinProcesses } from './processes.ts';
import { reloadOnHangUp } from './reload-brands.ts';
import { rootKeysFor } from './root-key.ts';
import type { Secret } from './secret.ts';
import { loggedRequest } from './someone-waits.ts';
import { startFault } from './start-fault.ts';
import { createStatus } from './status.ts';
import { type Step, stopAll } from './stop.ts';
import { openDatabase } from './store/database.ts';
import { databaseTime } from './store/database-time.ts';
import { driverFault } from './store/driver.ts';
import { startEmbedded } from './store/embedded.ts';
import { refundEach, takeEach } from './store/rate-limits.ts';
import { connectPatiently } from './store/wait.ts';
import type { Tracing } from './tracing.ts';
import { refuseUnserved } from './vendor-plan.ts';
import { addSandboxPages } from './vendors/sandbox/pages.ts';
import { startHealth, version, type Watched, watchedBy } from './watched.ts';
import { buildParts, type Parts, type Surroundings } from './wiring/index.ts';
import { startWorker } from './worker/worker.ts';

const root = join(import.meta.dirname, '..');
/** As sysexits.h has it (EX_CONFIG): starting again helps only after someone changed something. tools/supervise.ts reads it. */
const wrongSurroundings = 78;

type Stop = () => Promise<void>;
/** For each part: longer than what calls and jobs are given. */
const stopPatienceMs = 8000;
/** For all of them: what started us may be about to kill us. */
const stopMsMax = 9500;
/** What a client has begun when we stop is given this long. */
const callPatienceMs = 3000;

const statusEveryMs = 30_000;

async function start(config: Config, log: Log, tracing: Tracing | undefined): Promise<() => Promise<boolean>> {
  const steps: Step[] = [];
  const onStop = (name: string, run: Stop) => void steps.push({ name, run });
  const stop = () => stopAll(steps, stopPatienceMs, (sentence) => console.log(sentence));
  try {
    if (tracing) onStop('the traces', tracing.close);
    const rootKeys = rootKeysFor(config);
    const brands = await loadBrands(config.BRANDS_DIR || join(root, 'brands'));
    const reloads = reloadOnHangUp(brands, log);
    onStop('the brands', async () => reloads.stop());
    const { url: ownerUrl, leave } = await databaseFor(config);
    onStop('the embedded PostgreSQL', leave);
    await connectPatiently(ownerUrl, (sentence) => console.log(sentence));
    const url = await prepareDatabase(ownerUrl, rootKeys);
    const db = openDatabase(url, config.DATABASE_POOL);
    onStop('the database’s connections', () => db.close());
    const clock = await followClock({ askDatabase: databaseTime(db.app), log });
    onStop('the clock', async () => clock.stop());
    onStop(
      'the register of processes',
      await joinProcesses({
        database: db,
        organizations: brands.organizations,
        shelf: shelfFor(config),
        signingKey: signingKeyFor(config, clock.now()),
        ...{ rootKeys, config, log },
      }),
    );
    const metrics = createMetrics();
    const surroundings = { config, log, db, url, brands, rootKeys, tracing, clock, metrics };
    const parts = await buildParts(surroundings);
    onStop('the parts', parts.close);
    const watched = watchedBy(surroundings, parts);
    // Anyone who serves the pages brings the sample leads: two processes that start together must not wait for each other.
    const isShowing = config.NODE_ENV !== 'production' && config.ROLES.includes('api');
    if (isShowing) {
      const seedLeads = () => parts.leads.seed(brands.organizations);
      reloads.andThen(seedLeads);
      await seedLeads();
    }
    if (config.ROLES.includes('api')) {
      const office = { ...parts, db, orgCode: brands.provider.canonicalOrgCode };
      await seedStaff(office, config.NODE_ENV === 'production');
    }
    const stopWork = config.ROLES.includes('worker') ? await startWorker(parts) : undefined;
    const answering = config.ROLES.includes('api');
    const stopCalls = await (answering ? startApi(surroundings, parts, watched) : startHealth(config, watched));
    // Together: each alone may take most of the time that a stop is given.
    onStop('calls and jobs', async () => void (await Promise.all([stopCalls(), stopWork?.()])));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function databaseFor(config: Config): Promise<{ url: Secret; leave: Stop }> {
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, leave: async () => {} };
  return startEmbedded(config.DATA_DIR, { log: (sentence) => console.log(sentence), archive: config.WAL_ARCHIVE });
}

async function startApi(
  { config, log, db, brands, tracing }: Surroundings,
  { accounts, origination, live, vendors, handlers, flags, flagsFor, support, practice }: Parts,
  { metrics, readiness }: Watched,
): Promise<Stop> {
  const delay = watchDelay();
  const admission = createAdmission({ isBusy: () => delay.isLate() || db.line.waiting() > 0 });
  addDoorFigure(metrics, admission);
  const plumbing: Plumbing = {
    log,
    metrics,
    admission,
    trustProxy: config.TRUST_PROXY,
    handlers,
    authenticate: accounts.authenticate,
    ...whichBrand(brands),
    requestTimeoutMs: config.REQUEST_TIMEOUT_MS,
    limitFactor: config.NODE_ENV === 'production' ? 1 : config.LIMIT_FACTOR,
    countCall: (bucket, uses) => takeEach(db.app, bucket, uses),
    uncountCall: (bucket, subjects) => refundEach(db.app, bucket, subjects),
    flagsFor,
    tracing,
    practice,
  };
  const server = buildServer(plumbing);
  if (config.NODE_ENV !== 'production')
    addWorkshop(server, plumbing, { db, brands, origination, sandbox: vendors.sandbox });
  addSandboxPages(server, vendors.pages);
  addSockets(server, live);
  const noticeMs = config.STOP_NOTICE_MS ?? (config.NODE_ENV === 'production' ? 3000 : 0);
  const { leave, isLeaving } = prepareToLeave(server, { noticeMs, patienceMs: callPatienceMs });
  addHealth(server, { metrics, version, whyNotReady: readiness(isLeaving), metricsToken: config.METRICS_TOKEN });
  addStatus(
    server,
    { db, brands, metrics, practice },
    readiness(() => false),
  );
  addSite(server, {
    built: await readBuiltSite(join(root, 'web', 'dist'), config.ASSETS_URL),
    log,
    brands,
    assetsUrl: config.ASSETS_URL,
    serviceUrl: config.SERVICE_URL,
    isProduction: config.NODE_ENV === 'production',
    isPractice: practice.length > 0,
    flagsFor,
    asksApplication: flags.asksApplication,
    holderOf: pageHolder(brands, flags, accounts, support.experiments),
    sidesFor: flags.sidesFor,
    timesOf: support.fundingTimes,
    bannersNow: support.bannersNow(config.NODE_ENV === 'production' ? 'production' : 'test'),
  });
  await listen(server, config);
  return leave;
}

type Told = Pick<Surroundings, 'db' | 'brands'> & Pick<Watched, 'metrics'> & Pick<Parts, 'practice'>;

/** What partners read of how we do. Looked at by itself too: what no one asks about is written down all the same. */
function addStatus(
  server: FastifyInstance,
  { db, brands, metrics, practice }: Told,
  whyNotReady: () => Promise<readonly string[]>,
): void {
  const status = createStatus({ database: db, whyNotReady, scrape: () => metrics.registry.metrics() });
  const looking = setInterval(() => void status.now(), statusEveryMs).unref();
  server.addHook('onClose', async () => clearInterval(looking));
  addStatusPage(server, { statusNow: status.now, provider: () => brands.provider, isPractice: practice.length > 0 });
}

async function run(): Promise<void> {
  let log = createLog('info');
  let dataDir = '';
  try {
    const config = readConfig(process.env);
    dataDir = config.DATA_DIR;
    const fault = driverFault();
    if (fault) throw new ConfigError(fault);
    if (config.NODE_ENV === 'production') refuseUnserved(config);
    const tracing = await openTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT);
    log = createLog(config.LOG_LEVEL, undefined, tracing?.logged ?? loggedRequest);
    if (config.NODE_ENV !== 'production') armCrashPoints(config.CRASH_AT);
    const stop = await start(config, log, tracing);
    let isStopping = false;
    const finish = (signal: string) => {
      if (isStopping) return;
      isStopping = true;
      console.log(`${signal} received: finishing what runs, then stopping.`);
      setTimeout(() => process.exit(1), stopMsMax).unref();
      stop().then((isClean) => process.exit(isClean ? 0 : 1));
    };
    process.on('SIGINT', () => finish('SIGINT'));
    process.on('SIGTERM', () => finish('SIGTERM'));
    // The line to the person who started us breaks when they die, and nothing of ours goes on without them. They may have been the
    // only reader of what we say.
    if (process.connected) process.on('disconnect', () => finish('End of line'));
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
    if (!config.ROLES.includes('api')) console.log('The Hearthline worker is running.');
    else {
      console.log(`Hearthline is ready at http://localhost:${config.PORT}`);
      if (config.NODE_ENV !== 'production') console.log(greeting(config.PORT));
    }
  } catch (error) {
    // A mistake in the surroundings is told in a sentence; a mistake in the program keeps its stack for anyone who mends it.
    const { sentence, isFinal } = startFault(error, dataDir);
    console.error(sentence);
    if (!isFinal) log.debug({ err: error }, 'the start failed');
    process.exit(isFinal ? wrongSurroundings : 1);
  }
}

/** A spare has loaded everything and waits until it is needed, or until no one is left to need it (tools/supervise.ts). */
async function beNeeded(): Promise<void> {
  const go = new Promise((needed) => process.once('message', needed));
  const alone = () => process.exit(0);
  process.once('disconnect', alone);
  await go;
  process.off('disconnect', alone);
}

if (process.argv.includes('--spare')) await beNeeded();
await run();
