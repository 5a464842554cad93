/**
 * `npm run audit`: walks the whole book and says what it checked; ends with 1 when something is wrong, naming each row.
 * `--heads FILE` also compares with heads that a stranger kept. Takes DATABASE_URL, DATA_DIR and ROOT_KEY as the product
 * does; the embedded database is used as it runs, or started for this walk and stopped again.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadBrands } from '#server/brands.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openKeys } from '#server/kept-keys.ts';
import { createLog } from '#server/log.ts';
import { type AuditReport, checkNames, checks, createAudit, type Fault } from '#server/office/audit/index.ts';
import { readKeptHeads } from '#server/office/audit/kept-file.ts';
import { databaseLogins, type RootKeys, rootKeysFor } from '#server/root-key.ts';
import type { Secret } from '#server/secret.ts';
import { openAppLogin } from '#server/store/app-login.ts';
import { openDatabase, openOwner } from '#server/store/database.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import { isMigrated } from '#server/store/migrate.ts';
import { root } from './tree.ts';

async function databaseFor({ DATABASE_URL, DATA_DIR }: Config) {
  if (DATABASE_URL) return { url: DATABASE_URL, leave: async () => {} };
  if (!existsSync(join(DATA_DIR, 'postgres', 'data', 'PG_VERSION')))
    throw new Error(`There is no book in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL as for npm start.`);
  return startEmbedded(DATA_DIR);
}

async function audit(headsFile: string | undefined): Promise<AuditReport> {
  const config = readConfig(process.env);
  const outside = headsFile === undefined ? [] : readKeptHeads(readFileSync(headsFile, 'utf8'));
  const { url, leave } = await databaseFor(config);
  try {
    const rootKeys = rootKeysFor(config);
    const database = openDatabase(await loginFor(url, rootKeys), 4);
    try {
      return await createAudit({
        database,
        ...(await openKeys(database.app, rootKeys)),
        brands: await loadBrands(config.BRANDS_DIR || join(root, 'brands')),
        log: createLog('silent'),
      }).run(outside);
    } finally {
      await database.close();
    }
  } finally {
    await leave();
  }
}

/** It looks as the product does, with the product's own login: nothing that it sends could change the history. */
async function loginFor(ownerUrl: Secret, rootKeys: RootKeys): Promise<Secret> {
  const owner = openOwner(ownerUrl, 1);
  try {
    if (!(await isMigrated(owner).catch(() => false)))
      throw new Error('This database is of another version of Hearthline. Start this version once, then audit.');
    return await openAppLogin(owner, ownerUrl, databaseLogins(rootKeys));
  } finally {
    await owner.end({ timeout: 5 });
  }
}

function sentenceOf({ check, orgCode, applicationUuid, seq, what }: Fault): string {
  const where = [orgCode, applicationUuid, seq === null ? null : `event ${seq}`].filter((one) => one !== null);
  return `${check}: ${where.length === 0 ? 'the log' : where.join(' ')}: ${what}`;
}

function print({ checked, faultCounts, faults, notAnchored }: AuditReport): boolean {
  for (const name of checkNames)
    console.log(
      `${faultCounts[name] === 0 ? '✓' : '✗'} ${name.padEnd(10)} ${String(checked[name]).padStart(9)} ${checks[name].counts}: ${checks[name].about}`,
    );
  if (notAnchored > 0) console.log(`${notAnchored} histories from before the key are not anchored yet.`);
  for (const fault of faults) console.log(sentenceOf(fault));
  const count = Object.values(faultCounts).reduce((sum, one) => sum + one, 0);
  console.log(count === 0 ? 'Nothing is wrong.' : `${count} faults.`);
  return count === 0;
}

try {
  const { values } = parseArgs({ options: { heads: { type: 'string' } } });
  process.exitCode = print(await audit(values.heads)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The audit could not be done.');
  process.exitCode = 2;
}
