/**
 * `npm run rotate`: after a new ROOT_KEY, wraps what the older keys wrap with it while the product runs, and says when the
 * older ones are not needed any more. Takes DATABASE_URL, DATA_DIR, ROOT_KEY and OLDER_ROOT_KEYS as the product does. It may
 * be stopped at any moment and run again. docs/operations.md has the whole order of things.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '#server/config.ts';
import { databaseLogins, rootKeysFor } from '#server/root-key.ts';
import { rotate } from '#server/rotation.ts';
import { openAppLogin } from '#server/store/app-login.ts';
import { openDatabase, openOwner } from '#server/store/database.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import { isMigrated } from '#server/store/migrate.ts';

async function databaseFor({ DATABASE_URL, DATA_DIR }: Config) {
  if (DATABASE_URL) return { url: DATABASE_URL, leave: async () => {} };
  if (!existsSync(join(DATA_DIR, 'postgres', 'data', 'PG_VERSION')))
    throw new Error(`There is no database in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL as for npm start.`);
  return startEmbedded(DATA_DIR);
}

async function run(config: Config): Promise<boolean> {
  const { url, leave } = await databaseFor(config);
  try {
    const rootKeys = rootKeysFor(config);
    const owner = openOwner(url, 1);
    const login = (await isMigrated(owner).catch(() => false))
      ? await openAppLogin(owner, url, databaseLogins(rootKeys))
      : undefined;
    await owner.end({ timeout: 5 });
    if (!login)
      throw new Error('This database is of another version of Hearthline. Start this version once, then rotate.');
    const database = openDatabase(login, 2);
    const { rewrapped, keys, left } = await rotate({ database, rootKeys }, console.log).finally(() => database.close());
    console.log(
      `${rewrapped.toLocaleString('en')} of ${keys.toLocaleString('en')} data keys were wrapped with the new root key.`,
    );
    if (left > 0) console.log(`${left.toLocaleString('en')} are still under an older one: run this again.`);
    else if (rootKeys.length === 1) console.log('Everything is under this root key.');
    else
      console.log(
        'Nothing is left under the older root keys. Take them out of OLDER_ROOT_KEYS and start the processes again. Backups from before this moment still need them: keep them apart, or destroy them together with those backups.',
      );
    return left === 0;
  } finally {
    await leave();
  }
}

try {
  process.exitCode = (await run(readConfig(process.env))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The root key could not be replaced.');
  process.exitCode = 2;
}
