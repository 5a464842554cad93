/** The key that wraps every other key: from the configuration, or made once into DATA_DIR where one machine works alone. */
import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { Secret } from './secret.ts';
import type { KeyedLogins } from './store/app-login.ts';
import { sayWhyNotIn } from './store/wait.ts';

export type RootKeys = readonly [Secret<Buffer>, ...Secret<Buffer>[]];

export function rootKeysFor({ NODE_ENV, ROOT_KEY, OLDER_ROOT_KEYS, DATABASE_URL, DATA_DIR }: Config): RootKeys {
  if (ROOT_KEY) return [ROOT_KEY, ...OLDER_ROOT_KEYS];
  // A folder of one machine is no place for the only key to a database that outlives the machine.
  if (DATABASE_URL && NODE_ENV === 'production') {
    throw new ConfigError(
      'ROOT_KEY is needed with DATABASE_URL in production: anyone who shares the database must share the key. Make one with: openssl rand -base64 32',
    );
  }
  const file = join(DATA_DIR, 'root-key');
  try {
    mkdirSync(DATA_DIR, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !existsSync(file)) throw sayWhyNotIn(DATA_DIR, error);
  }
  return [new Secret(Buffer.from(readFileSync(file, 'utf8'), 'base64')), ...OLDER_ROOT_KEYS];
}

/** What a vendor signs its call-backs with: its own alone, and for a while the one of before, so that no message is lost. */
export function callbackSecrets(rootKeys: RootKeys, vendor: string): readonly [Secret, ...Secret[]] {
  const [current, older] = rootKeys;
  const secretOf = (root: Secret<Buffer>) => derivedSecret(root, `call-backs of ${vendor}`);
  return older ? [secretOf(current), secretOf(older)] : [secretOf(current)];
}

/** How the product logs in to its database: a name and a password that follow from each key, kept nowhere. */
export function databaseLogins([newest, ...older]: RootKeys): KeyedLogins {
  const loginOf = (key: Secret<Buffer>) => ({
    name: Buffer.from(derivedSecret(key, 'database login name').reveal(), 'base64').toString('hex').slice(0, 8),
    password: derivedSecret(key, 'database login'),
  });
  return [loginOf(newest), ...older.map(loginOf)];
}

/** A secret of its own for each purpose, so that learning one tells nothing of another. */
export function derivedSecret(root: Secret<Buffer>, purpose: string): Secret {
  return new Secret(Buffer.from(hkdfSync('sha256', root.reveal(), 'hearthline', purpose, 32)).toString('base64'));
}

/** One of each root key, the present one first: what an earlier one made can still be checked. */
export function derivedSecrets([root, ...older]: RootKeys, purpose: string): readonly [Secret, ...Secret[]] {
  return [derivedSecret(root, purpose), ...older.map((key) => derivedSecret(key, purpose))];
}
