/** Where the demonstration has no business: production, and a database that has applications. */
import { expect, test } from 'vitest';
import { aStart, testOrigination } from '#server/lending/origination/test-origination.ts';
import { emptyDatabase, testDatabase } from '#server/store/test-database.ts';
import type {} from '#server/store/test-database-setup.ts';
import { refuseRealOnes } from './stage.ts';

test('an empty database is taken, laid out or not; one application is enough to refuse, and production always', async () => {
  const bare = await emptyDatabase();
  await expect(refuseRealOnes({ NODE_ENV: 'development' }, bare.owner)).resolves.toBeUndefined();
  const db = await testDatabase();
  await expect(refuseRealOnes({ NODE_ENV: 'development' }, db.owner)).resolves.toBeUndefined();
  await expect(refuseRealOnes({ NODE_ENV: 'production' }, db.owner)).rejects.toThrow('not for production');
  const { origination, borrower } = await testOrigination(db);
  await origination.start(aStart(borrower()));
  await expect(refuseRealOnes({ NODE_ENV: 'development' }, db.owner)).rejects.toThrow('applications in this database');
});
