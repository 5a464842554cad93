/**
 * `npm run backup -- --to FOLDER`: a copy of the whole database while it works, and of the documents. `--documents` copies
 * only documents that are new, which is quick; `--dump` asks pg_dump, where the user of the database is no superuser.
 * Takes DATABASE_URL, DATA_DIR and DOCUMENTS_URL as the product does. docs/operations.md says how to restore.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { openOwner } from '#server/store/database.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import { dump } from './backup/dump.ts';
import { copyDocuments, takeBackup } from './backup/take.ts';

const { values } = parseArgs({
  options: { to: { type: 'string' }, documents: { type: 'boolean' }, dump: { type: 'boolean' } },
});
const config = readConfig(process.env);
const to = resolve(values.to ?? `${config.DATA_DIR}-backup`);

async function documentsOnly(): Promise<void> {
  const { url, leave } = config.DATABASE_URL
    ? { url: config.DATABASE_URL, leave: async () => {} }
    : await startEmbedded(config.DATA_DIR);
  const owner = openOwner(url, 1);
  await copyDocuments(config, owner, join(to, 'documents'), console.log);
  await owner.end({ timeout: 1 });
  await leave();
}

try {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  if (values.documents) await documentsOnly();
  else if (values.dump) {
    if (!config.DATABASE_URL) throw new Error('The embedded database is copied whole: npm run backup, without --dump.');
    await dump(config.DATABASE_URL, join(to, 'hearthline.dump'), console.log);
    await documentsOnly();
  } else {
    console.log(`The backup is in ${await takeBackup(config, to, console.log)}.`);
    console.log(
      'The root key and the signing key are not in it, on purpose: keep root-key and signing-key.pem of DATA_DIR, or ROOT_KEY and SIGNING_KEY, somewhere else. Without the root key no backup can be read.',
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The backup could not be taken.');
  process.exitCode = 1;
}
