/** A database of its own for a test file: `const db = await testDatabase()`, closed and dropped when the file is done. */
import { inject } from 'vitest';
import { databaseLogins } from '../root-key.ts';
import { Secret } from '../secret.ts';
import { openAppLogin } from './app-login.ts';
import { type Database, openDatabase, openOwner, type Sql } from './database.ts';
import { whenDone } from './test-done.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export interface TestDatabase extends Database {
  /** Where the product logs in. */
  readonly url: Secret;
  /** What a start is given, and eyes that see past every policy. */
  readonly ownerUrl: Secret;
  readonly owner: Sql;
}

export async function testDatabase(): Promise<TestDatabase> {
  const { owner, ownerUrl } = await emptyDatabase('template template_hearthline strategy file_copy');
  const url = await openAppLogin(owner, ownerUrl, databaseLogins([new Secret(Buffer.alloc(32, 7))]));
  const database = openDatabase(url, 20);
  whenDone(() => database.close());
  return { ...database, url, ownerUrl, owner };
}

/** As PostgreSQL makes one, with nothing of ours in it. */
export async function emptyDatabase(how = ''): Promise<Pick<TestDatabase, 'owner' | 'ownerUrl'>> {
  const base = inject('postgresUrl');
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const admin = openOwner(new Secret(base), 1);
  await admin.unsafe(`create database ${name} ${how}`);
  const ownerUrl = new Secret(base.replace(/\/postgres$/, `/${name}`));
  const owner = openOwner(ownerUrl);
  whenDone(async () => {
    await owner.end({ timeout: 5 });
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.end();
  });
  return { owner, ownerUrl };
}
