/** Destroying what is sealed of an application: what the law wants kept is not, and the history still verifies. */
import { describe, expect, test } from 'vitest';
import { testProduct } from '../../proof/test-product.ts';
import { aStart, person } from '../origination/test-origination.ts';
import { shred } from './index.ts';

const product = await testProduct({ hasWorker: false });
const { origination, db, orgCode } = product;
const operator = person('operations', orgCode);
const dayMs = 86_400_000;
/** What says who someone is is kept longest of all: five years (31 CFR 1020.220). */
const [longEnough, tooShort] = [Math.ceil(5 * 365.25) + 3, 5 * 365 - 3];
type Status = Parameters<typeof origination.force>[2]['to'];

async function ended(to: Status, daysAgo: number) {
  const who = person('borrower', orgCode);
  const { application } = await origination.start(aStart(who));
  const { uuid } = application;
  await origination.force(operator, uuid, { to, reason: 'For the test.', declineReasons: ['CLTV'] } as never);
  const since = new Date(Date.now() - daysAgo * dayMs).toISOString();
  await db.owner`update app.application set record = jsonb_set(record, '{outcome,at}', to_jsonb(${since}::text)) where uuid = ${uuid}`;
  return { who, uuid };
}
const wish = (applicationUuid: string) => ({ orgCode, applicationUuid, why: 'Asked to be forgotten.', shell: 'dora' });
const keysOf = (subject: string) => db.owner`select from app.data_key where subject = ${subject}`;

describe('what is sealed of an application', () => {
  test('is unreadable for good afterwards; the history verifies, and who did it stays written', async () => {
    const { who, uuid } = await ended('CANCELLED', longEnough);
    expect((await origination.workingCase(orgCode, uuid, 1))?.file).toBeDefined();
    expect(await shred(db, wish(uuid))).toBeGreaterThan(0);
    expect(await keysOf(uuid)).toHaveLength(0);
    await expect(origination.workingCase(orgCode, uuid, 1)).rejects.toMatchObject({ code: 'HL410' });
    // Nothing new is sealed for it either.
    await expect(
      db.inOrg(orgCode, (tx) => product.vault.seal(tx, { orgCode, subject: uuid, field: 'ssn' }, '1')),
    ).rejects.toMatchObject({ code: 'HL410' });
    const { brokenAt } = await origination.history(operator, uuid);
    expect(brokenAt).toBeUndefined();
    expect((await product.audit.run()).faults).toEqual([]);
    const audit = await db.owner`select by_name, why from app.audit_entry where act = 'applicationShredded'`;
    expect(audit).toMatchObject([{ byName: 'dora (shell)', why: 'Asked to be forgotten.' }]);
    await expect(shred(db, wish(uuid))).rejects.toMatchObject({ code: 'conflict' });
    expect(await keysOf(who.identityUuid)).toHaveLength(0);
  });

  test.each([
    ['is not over', 'OFFER_SELECTION', longEnough, 'not over'],
    ['became a line', 'COMPLETE', longEnough, 'line of credit'],
    ['is some days too young', 'CANCELLED', tooShort, 'kept until'],
  ] as const)('stays when it %s', async (_, to, daysAgo, because) => {
    const { uuid } = await ended(to, daysAgo);
    const before = (await keysOf(uuid)).length;
    await expect(shred(db, wish(uuid))).rejects.toThrow(because);
    expect(await keysOf(uuid)).toHaveLength(before);
    expect(before).toBeGreaterThan(0);
  });

  test('stays while a legal hold stands', async () => {
    const { uuid } = await ended('CANCELLED', longEnough);
    await db.owner.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`insert into app.legal_hold (org_code, uuid, application_uuid, reason, placed_by, placed_at)
        values (${orgCode}, gen_random_uuid(), ${uuid}, 'A lawsuit.', gen_random_uuid(), now())`;
    });
    await expect(shred(db, wish(uuid))).rejects.toThrow('legal hold');
    expect(await keysOf(uuid)).not.toHaveLength(0);
  });

  test('is out of reach of another organization', async () => {
    const { uuid } = await ended('CANCELLED', longEnough);
    const other = product.brands.organizations.find((one) => one !== orgCode) ?? '';
    await expect(shred(db, { ...wish(uuid), orgCode: other })).rejects.toMatchObject({ code: 'notFound' });
  });
});
