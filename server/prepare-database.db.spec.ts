/** The start on a database of someone else's: its owner there is rarely a superuser. */
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { prepareDatabase } from './prepare-database.ts';
import { Secret } from './secret.ts';
import { addressFor } from './store/app-login.ts';
import { openDatabase } from './store/database.ts';
import { layOutQueues } from './store/jobs.ts';
import { emptyDatabase } from './store/test-database.ts';
import { UnusableDatabase } from './store/wait.ts';

const key = (byte: number) => new Secret(Buffer.alloc(32, byte));

/** The owner of a new database, with no right on the server but those named. */
async function plainOwner(rights: string): Promise<Secret> {
  const { owner, ownerUrl } = await emptyDatabase();
  const role = `plain_${randomBytes(4).toString('hex')}`;
  const [here] = await owner<{ database: string }[]>`select current_database() as database`;
  const database = here?.database ?? '';
  await owner.unsafe(
    `create role ${role} login ${rights} password 'plain'; alter database ${database} owner to ${role}`,
  );
  // On a server of its own the first start makes this role, and may then give it on; here other tests made it.
  await owner.unsafe(`grant hearthline_app to ${role} with admin option`);
  return new Secret(addressFor(ownerUrl.reveal(), { database, role, password: 'plain' }));
}

async function sessionOf(url: Secret): Promise<string | undefined> {
  const { app, close } = openDatabase(url, 1);
  try {
    const [row] = await app<{ name: string }[]>`select session_user as name`;
    return row?.name;
  } finally {
    await close();
  }
}

test('[T2] an owner who is no superuser, as hosted databases give one, starts it again and again, also with a new key', async () => {
  const owner = await plainOwner('createrole');
  const first = await sessionOf(await prepareDatabase(owner, [key(1)]));
  expect(first).toMatch(/^hearthline_app_/);
  expect(await sessionOf(await prepareDatabase(owner, [key(1)]))).toBe(first);
  expect(await sessionOf(await prepareDatabase(owner, [key(2), key(1)]))).not.toBe(first);
  expect(await sessionOf(await prepareDatabase(owner, [key(2)]))).not.toBe(first);
});

test('an owner who may not make our login is told so, as a fault of the surroundings that no restart mends', async () => {
  const starting = prepareDatabase(await plainOwner('nocreaterole'), [key(1)]);
  await expect(starting).rejects.toThrow('be allowed to create a role');
  await expect(starting).rejects.toBeInstanceOf(UnusableDatabase);
});

test('[T30] processes that start together do not end each other', async () => {
  const { ownerUrl } = await emptyDatabase('template template_hearthline strategy file_copy');
  await Promise.all(Array.from({ length: 6 }, () => prepareDatabase(ownerUrl, [key(1)])));
  // What the others wait for before it spreads them out; this is the part where they would meet.
  for (let round = 0; round < 8; round += 1) await Promise.all(Array.from({ length: 8 }, () => layOutQueues(ownerUrl)));
});
