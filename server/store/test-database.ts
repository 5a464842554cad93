/** A database of its own for a test file: `const db = await testDatabase()`, closed and dropped when the file is done. */
import { afterAll, inject } from 'vitest';
import { Secret } from '../secret.ts';
import { type Database, openDatabase, openOwner } from './database.ts';

export async function testDatabase(): Promise<Database & { readonly url: Secret }> {
  const base = inject('postgresUrl');
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const admin = openOwner(new Secret(base), 1);
  await admin.unsafe(`create database ${name} template template_hearthline strategy file_copy`);
  const url = new Secret(base.replace(/\/postgres$/, `/${name}`));
  const database = openDatabase(url, 20);
  afterAll(async () => {
    await database.close();
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.end();
  });
  return { ...database, url };
}
