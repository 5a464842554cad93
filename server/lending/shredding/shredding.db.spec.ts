/** Destroying what is sealed of an application: what the law wants kept is not, and the history still verifies. */
import { describe, expect, test } from 'vitest';
import { CREDIT_RECORD_DAYS } from '#core/law/clocks.ts';
import { testProduct } from '../../proof/test-product.ts';
import { aStart, person } from '../origination/test-origination.ts';
import { shred } from './index.ts';

const product = await testProduct({ hasWorker: false });
const { origination, db, orgCode } = product;
const operator = person('operations', orgCode);
type Status = Parameters<typeof origination.force>[2]['to'];

async function ended(to: Status, daysAgo: number) {
  const who = person('borrower', orgCode);
  const { application } = await origination.start(aStart(who));
  const { uuid } = application;
  await origination.force(operator, uuid, { to, reason: 'For the test.', declineReasons: ['CLTV'] } as never);
  const since = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  await db.owner`update app.application set record = jsonb_set(record, '{statusSince}', to_jsonb(${since}::text)) where uuid = ${uuid}`;
  return { who, uuid };
}
const wish = (applicationUuid: string) => ({ orgCode, applicationUuid, why: 'Asked to be forgotten.', shell: 'dora' });
const keysOf = (subject: string) => db.owner`select from app.data_key where subject = ${subject}`;

describe('what is sealed of an application', () => {
  test('is unreadable for good afterwards; the history verifies, and who did it stays written', async () => {
    const { who, uuid } = await ended('CANCELLED', CREDIT_RECORD_DAYS + 1);
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
    ['is not over', 'OFFER_SELECTION', CREDIT_RECORD_DAYS + 1, 'not over'],
    ['became a line', 'COMPLETE', CREDIT_RECORD_DAYS + 1, 'line of credit'],
    ['is one day too young', 'CANCELLED', CREDIT_RECORD_DAYS - 1, 'kept until'],
  ] as const)('stays when it %s', async (_, to, daysAgo, because) => {
    const { uuid } = await ended(to, daysAgo);
    const before = (await keysOf(uuid)).length;
    await expect(shred(db, wish(uuid))).rejects.toThrow(because);
    expect(await keysOf(uuid)).toHaveLength(before);
    expect(before).toBeGreaterThan(0);
  });

  test('is out of reach of another organization', async () => {
    const { uuid } = await ended('CANCELLED', CREDIT_RECORD_DAYS + 1);
    const other = product.brands.organisations.find((one) => one !== orgCode) ?? '';
    await expect(shred(db, { ...wish(uuid), orgCode: other })).rejects.toMatchObject({ code: 'notFound' });
  });
});
