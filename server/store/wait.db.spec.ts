import { expect, test } from 'vitest';
import { Secret } from '../secret.ts';
import { testDatabase } from './test-database.ts';
import { connectPatiently, UnusableDatabase } from './wait.ts';

const db = await testDatabase();

test('a database that does not exist is named, with how to make it; nothing of the password', async () => {
  const url = new URL(db.ownerUrl.reveal());
  url.pathname = '/not_made_yet';
  const failing = connectPatiently(new Secret(url.href), () => {});
  await expect(failing).rejects.toThrow(UnusableDatabase);
  await expect(failing).rejects.toThrow(
    /^There is no database 'not_made_yet' on this server\. Make it with: createdb not_made_yet, or name another in DATABASE_URL\.$/,
  );
});
