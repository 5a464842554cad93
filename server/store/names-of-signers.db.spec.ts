/** Owners who were named before names were kept in parts: what their account says counts, and no name is cut in pieces. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aStart, person, testOrigination } from '../lending/origination/test-origination.ts';
import { insertIdentity } from './identities.ts';
import { testDatabase } from './test-database.ts';

const db = await testDatabase();
const { origination, orgCode } = await testOrigination(db);
const migration = readFileSync(join(import.meta.dirname, 'migrations', '0060-names-of-signers-in-parts.sql'), 'utf8');

async function accountOf(firstName: string, lastName: string): Promise<string> {
  const uuid = randomUUID();
  const account = { uuid, kind: 'customer', email: `${uuid}@owner.example`, roles: ['signer'] } as const;
  await db.inOrg(orgCode, (tx, now) =>
    insertIdentity(tx, { ...account, orgCode, passwordHash: null, phone: null }, now),
  );
  await db.owner`
    insert into app.profile (org_code, uuid, identity_uuid, type, first_name, last_name, updated_at)
    values (${orgCode}, ${randomUUID()}, ${uuid}, 'CO_DEEDER', ${firstName}, ${lastName}, now())`;
  return uuid;
}

test('the parts come from an account of the very same name, and the order of the owners stays', async () => {
  const who = person('borrower', orgCode);
  const { uuid } = (await origination.start(aStart(who))).application;
  const other = (await origination.start(aStart(person('borrower', orgCode)))).application;
  const named = (identityUuid: string, name: string) => ({ identityUuid, name, state: 'INVITED' });
  const signers = [
    named(await accountOf('Mary Ann', 'de la Cruz'), 'Mary Ann de la Cruz'),
    named(await accountOf('Robert', 'Homeowner'), 'Bob Homeowner'),
    named(randomUUID(), 'No Account'),
  ];
  await db.owner`
    update app.application set record = jsonb_set(record, '{signers}', ${db.owner.json(signers)}) where uuid = ${uuid}`;
  await db.owner.begin((tx) => tx.unsafe(migration));
  const { application } = await origination.view(who, uuid);
  expect(application.signers).toEqual([
    { ...signers[0], firstName: 'Mary Ann', lastName: 'de la Cruz' },
    signers[1],
    signers[2],
  ]);
  const untouched = {
    roles: ['borrower'],
    orgCode,
    identityUuid: other.borrower.identityUuid,
    sessionId: 's',
  } as const;
  expect((await origination.view(untouched, other.uuid)).application).toEqual(other);
});
