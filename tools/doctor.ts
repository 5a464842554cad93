/**
 * `npm run doctor`: how this installation is doing, at a glance. It asks what the alerts ask (server/alerts.ts), of the
 * process that answers at PORT and of the database itself, and changes nothing. It ends with 1 when someone must act.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Alert, alerts, runbookOf } from '#server/alerts.ts';
import { type Config, readConfig } from '#server/config.ts';
import { watchDisk } from '#server/disk.ts';
import { holds } from '#server/evaluate-alert.ts';
import { addFigures } from '#server/figures.ts';
import { addAuditMetrics, createMetrics } from '#server/metrics.ts';
import { databaseLogins, type RootKeys, rootKeysFor } from '#server/root-key.ts';
import { standing } from '#server/rotation.ts';
import { openAppLogin } from '#server/store/app-login.ts';
import { lastRun } from '#server/store/audit-runs.ts';
import { type Database, openDatabase, openOwner } from '#server/store/database.ts';
import { databaseTime } from '#server/store/database-time.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import { isMigrated } from '#server/store/migrate.ts';
import { livingProcesses } from '#server/store/processes.ts';
import { planTable, vendorPlan } from '#server/vendor-plan.ts';
import { askAdapters, type Finding, ill, well } from './doctor-outside.ts';

/** Every rule on what was scraped; those that say something of growth need two scrapes and are left to Prometheus. */
export function askAlerts(text: string): Finding[] {
  return (Object.entries(alerts) as [string, Alert][])
    .filter(([, { expr }]) => !expr.includes('increase('))
    .map(([name, { expr, summary }]) =>
      holds(expr, { text }) ? ill(name, `${summary} See ${runbookOf(name)}.`) : well(name, 'nothing to do'),
    );
}

const noAuditYet = 'nothing was audited yet: the first audit comes a minute after the first worker starts';

async function askDatabase(database: Database, config: Config): Promise<Finding[]> {
  const skewMs = Date.now() - (await databaseTime(database.app)());
  const processes = await livingProcesses(database.app);
  const hasWorker = processes.some(({ roles }) => roles.includes('worker'));
  const metrics = createMetrics();
  addFigures(metrics, { database, clock: { skewMs: () => skewMs }, disk: watchDisk(config.DATA_DIR, 0) });
  addAuditMetrics(metrics, () => lastRun(database.app));
  const hasAudit = (await lastRun(database.app)) !== undefined;
  const names = processes.map(({ host, roles }) => `${roles.join('+')} on ${host}`).join(', ');
  return [
    well('database', 'it answers, and every migration has run'),
    hasWorker ? well('processes', names) : ill('processes', `no worker is registered (${names || 'no one is'})`),
    // What a process knows of itself only it can say; where none answers, what the database says must do.
    ...askAlerts((await metricsOf(config)) ?? (await metrics.registry.metrics())).map((found) =>
      found.about === 'AuditMissing' && found.isWell && !hasAudit ? well(found.about, noAuditYet) : found,
    ),
  ];
}

async function metricsOf({ PORT, METRICS_TOKEN }: Config): Promise<string | undefined> {
  const headers = METRICS_TOKEN ? { authorization: `Bearer ${METRICS_TOKEN.reveal()}` } : {};
  const answer = await fetch(`http://127.0.0.1:${PORT}/metrics`, { headers }).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}

/** What the process at PORT says of itself. */
async function askProcess({ PORT }: Config): Promise<Finding> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined);
  if (!answer) return ill('api', `nothing answers at port ${PORT}`);
  if (answer.ok) return well('api', `ready at port ${PORT}`);
  const { errors = [] } = (await answer.json().catch(() => ({}))) as { errors?: string[] };
  return ill('api', errors.join(' ') || `/readyz answered ${answer.status}`);
}

async function databaseFor({ DATABASE_URL, DATA_DIR }: Config) {
  if (DATABASE_URL) return { url: DATABASE_URL, leave: async () => {} };
  if (!existsSync(join(DATA_DIR, 'postgres', 'data', 'PG_VERSION')))
    throw new Error(`There is no database in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL as for npm start.`);
  return startEmbedded(DATA_DIR);
}

async function examine(config: Config): Promise<Finding[]> {
  const { url, leave } = await databaseFor(config);
  try {
    const rootKeys = rootKeysFor(config);
    const owner = openOwner(url, 1);
    const isCurrent = await isMigrated(owner).catch(() => false);
    const login = isCurrent ? await openAppLogin(owner, url, databaseLogins(rootKeys)) : undefined;
    await owner.end({ timeout: 5 });
    if (!login) return [ill('database', 'it is of another version of Hearthline, or does not answer')];
    const database = openDatabase(login, 4);
    const found = await Promise.all([askKeys(database, rootKeys), askDatabase(database, config)]).finally(() =>
      database.close(),
    );
    return [found[0], await askProcess(config), ...found[1]];
  } finally {
    await leave();
  }
}

/** Whether everything can be opened, and with how many keys. */
export async function askKeys(database: Database, rootKeys: RootKeys): Promise<Finding> {
  const { keys, left } = await standing(database, rootKeys);
  if (left === 0) return well('keys', `the root key opens this database: ${keys.toLocaleString('en')} data keys`);
  const sentence = `${left.toLocaleString('en')} of ${keys.toLocaleString('en')} data keys are under an older root key`;
  return rootKeys.length > 1
    ? well('keys', `${sentence}: npm run rotate`)
    : ill('keys', `${sentence}, which OLDER_ROOT_KEYS does not name`);
}

/** Who serves what, and whether a start in production would go through. */
export function askVendors(config: Config): Finding {
  const plan = vendorPlan({ ...config, NODE_ENV: 'production' });
  const count = plan.filter(({ missing }) => missing.length > 0).length;
  const table = `\n${planTable(plan)}`;
  if (count === 0) return well('vendors', `every need is served${table}`);
  // Elsewhere it is no fault: the sandbox serves.
  const sentence = `${count} of ${plan.length} needs are not served in production${table}`;
  return config.NODE_ENV === 'production' ? ill('vendors', sentence) : well('vendors', sentence);
}

export function report(findings: readonly Finding[]): string {
  const lines = findings.map(({ isWell, about, sentence }) => `${isWell ? '✓' : '✗'} ${about.padEnd(20)} ${sentence}`);
  const count = findings.filter(({ isWell }) => !isWell).length;
  return [...lines, count === 0 ? 'Nothing to do.' : `${count} to look at.`].join('\n');
}

if (import.meta.main)
  try {
    const config = readConfig(process.env);
    const findings = [...(await examine(config)), ...(await askAdapters(config)), askVendors(config)];
    console.log(report(findings));
    process.exitCode = findings.every(({ isWell }) => isWell) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'The doctor could not look.');
    process.exitCode = 2;
  }
