/**
 * `npm run shred -- --application UUID --why "Asked to be forgotten" [--org CODE]`: destroys the data keys of an ended
 * application, so that nothing sealed of it can be read again. Takes DATABASE_URL, DATA_DIR and ROOT_KEY as the product does.
 * There is no way back. docs/operations.md says what it does not reach.
 */
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadBrands } from '#server/brands.ts';
import { readConfig } from '#server/config.ts';
import { shred } from '#server/lending/shredding/index.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { rootKeysFor } from '#server/root-key.ts';
import { openDatabase } from '#server/store/database.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import { root } from './tree.ts';

const { values } = parseArgs({
  options: { application: { type: 'string' }, why: { type: 'string' }, org: { type: 'string' } },
});

async function run(): Promise<void> {
  const { application: applicationUuid = '', why = '', org } = values;
  if (!/^[\da-f-]{36}$/.test(applicationUuid) || why.trim() === '')
    throw new Error('Say which and why: npm run shred -- --application UUID --why "…" [--org CODE]');
  const config = readConfig(process.env);
  const brands = await loadBrands(config.BRANDS_DIR || join(root, 'brands'));
  const brand = org === undefined ? brands.provider : brands.byCode(org);
  if (!brand) throw new Error(`There is no organization '${org}'.`);
  const { url, leave } = config.DATABASE_URL
    ? { url: config.DATABASE_URL, leave: async () => {} }
    : await startEmbedded(config.DATA_DIR);
  try {
    const database = openDatabase(await prepareDatabase(url, rootKeysFor(config)), 2);
    const wish = { orgCode: brand.canonicalOrgCode, applicationUuid, why: why.trim(), shell: userInfo().username };
    const gone = await shred(database, wish).finally(() => database.close());
    console.log(`${gone} data keys are destroyed. Backups from before still have them: they end when those do.`);
  } finally {
    await leave();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : 'It could not be destroyed.');
  process.exitCode = 1;
}
