/** What the bureau reported lies sealed: what an earlier version left in clear is read until it is sealed, and then gone. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Pricing } from '#core/offers/pricing.ts';
import type { CreditFindings, UnderwritingFile } from '#core/underwriting/file.ts';
import { aStart, person, testOrigination } from '../lending/origination/test-origination.ts';
import { ordinaryFindings } from '../proof/test-answers.ts';
import { keepPricing, readPricing, sealOldPricings } from './offer-sets.ts';
import { testDatabase } from './test-database.ts';
import { readFile, sealOldReports, writeFile } from './underwriting.ts';

const db = await testDatabase();
const { origination, orgCode, vault } = await testOrigination(db);
const now = new Date();
const old = { score: 713, scoreModel: 'Model of then', factors: ['Payments were made late'] };
const { score: _score, ...unscored } = ordinaryFindings.credit;

/** As this version's predecessor left it: the file sealed, and the figures where the migration laid them. */
async function leftBehind(credit: CreditFindings | null) {
  const { application } = await origination.start(aStart(person('borrower', orgCode)));
  const of = { orgCode, applicationUuid: application.uuid };
  await db.inOrg(orgCode, async (tx) => {
    const file = (await readFile(tx, vault, of)) as UnderwritingFile;
    await writeFile(tx, vault, of, { ...file, credit }, now);
  });
  await db.owner`insert into app.credit_in_clear values (${orgCode}, ${application.uuid}, ${db.owner.json(old)})`;
  return of;
}

const creditOf = (of: Awaited<ReturnType<typeof leftBehind>>) =>
  db.inOrg(orgCode, async (tx) => (await readFile(tx, vault, of))?.credit);
const sealReports = (max: number) => db.inOrg(orgCode, (tx, at) => sealOldReports(tx, vault, orgCode, max, at));
const inClear = async (uuid: string) =>
  (await db.owner`select from app.credit_in_clear where application_uuid = ${uuid}`).length;

test('[T27] the underwriting file lies sealed from its first word, and opens nowhere else', async () => {
  const files = await Promise.all(
    [1, 2].map(async () => (await origination.start(aStart(person('borrower', orgCode)))).application.uuid),
  );
  const [uuid = '', other = ''] = files;
  const text = async () =>
    (
      await db.owner<{ text: string }[]>`
      select t::text as text from app.underwriting_file t where application_uuid = ${uuid}`
    )[0]?.text;
  const birthDate = '1980-05-17';
  const read = (applicationUuid: string) =>
    db.inOrg(orgCode, (tx) => readFile(tx, vault, { orgCode, applicationUuid }));
  expect((await read(uuid))?.birthDate).toBe(birthDate);
  expect(await text()).not.toContain(birthDate);
  for (const [event, payload, findings] of [
    ['documentsDelivered', { documentUuids: [] }],
    ['softCreditReturned', { outcome: 'file' }, { credit: { ...unscored, score: 713, factors: ['Late'] } }],
  ] as const)
    await origination.deliver({
      orgCode,
      uuid,
      event,
      payload,
      by: 'vendor',
      delivery: event,
      findings: findings ?? {},
    });
  expect((await read(uuid))?.credit).toMatchObject({ score: 713, factors: ['Late'] });
  const kept = await text();
  for (const word of [birthDate, 'score', 'Late']) expect(kept).not.toContain(word);
  await db.owner`
    update app.underwriting_file set sealed = (select sealed from app.underwriting_file where application_uuid = ${uuid})
     where application_uuid = ${other}`;
  await expect(read(other)).rejects.toThrow();
});

test('[T27] a report of an earlier version reads the same before and after it is sealed', async () => {
  const plain = await leftBehind({ ...unscored, score: old.score });
  const none = await leftBehind(null);
  const newer = { ...unscored, score: 655, scoreModel: 'Model of today', factors: ['Few accounts'] };
  const overtaken = await leftBehind(newer);
  const expected = [{ ...unscored, ...old }, { ...unscored, ...old }, newer];
  const all = [plain, none, overtaken];
  expect(await Promise.all(all.map(creditOf))).toEqual(expected);
  expect([await sealReports(2), await sealReports(2), await sealReports(2)]).toEqual([2, 1, 0]);
  expect(await Promise.all(all.map(creditOf))).toEqual(expected);
  for (const { applicationUuid } of all) expect(await inClear(applicationUuid)).toBe(0);
});

const pricing = { decision: 'DECLINE', explanation: { inputs: { score: 713 } } } as unknown as Pricing;
const read = (org: string, uuid: string) => db.inOrg(org, (tx) => readPricing(tx, vault, org, uuid));
const rowOf = async (uuid: string) =>
  (
    await db.owner<
      { pricing: unknown; sealed: Buffer | null }[]
    >`select pricing, sealed from app.offer_set where uuid = ${uuid}`
  )[0];

async function anOfferSet(applicationUuid: string, isInClear: boolean) {
  const uuid = randomUUID();
  if (isInClear)
    await db.owner`insert into app.offer_set (org_code, uuid, application_uuid, pricing, priced_at)
      values (${orgCode}, ${uuid}, ${applicationUuid}, ${db.owner.json(pricing as never)}, ${now})`;
  else await db.inOrg(orgCode, (tx) => keepPricing(tx, vault, { orgCode, applicationUuid }, { uuid, pricing }, now));
  return uuid;
}

test('[T27] a set of offers is kept sealed, bound to its application, and one in clear is sealed', async () => {
  const { applicationUuid } = await leftBehind(null);
  const fresh = await anOfferSet(applicationUuid, false);
  const left = await anOfferSet(applicationUuid, true);
  expect(await Promise.all([fresh, left].map((uuid) => read(orgCode, uuid)))).toEqual([pricing, pricing]);
  expect((await rowOf(fresh))?.pricing).toBeNull();
  const sealed = () => db.inOrg(orgCode, (tx) => sealOldPricings(tx, vault, orgCode, 10));
  expect([await sealed(), await sealed()]).toEqual([1, 0]);
  expect((await rowOf(left))?.pricing).toBeNull();
  expect(await read(orgCode, left)).toEqual(pricing);
  // Put in the place of another, it does not open.
  await db.owner`update app.offer_set set sealed = ${(await rowOf(fresh))?.sealed ?? null} where uuid = ${left}`;
  await expect(read(orgCode, left)).rejects.toThrow();
});

test('[T2] what is sealed is not sealed over, nor is what another organization left in clear', async () => {
  const { applicationUuid } = await leftBehind(null);
  const fresh = await anOfferSet(applicationUuid, false);
  const left = await anOfferSet(applicationUuid, true);
  const junk = Buffer.from('junk');
  await db.inOrg(orgCode, (tx) => tx`select app.seal_offer_set(${fresh}, ${junk})`);
  await db.inOrg('SOMEBODY_ELSE', (tx) => tx`select app.seal_offer_set(${left}, ${junk})`);
  await db.app`select app.seal_offer_set(${left}, ${junk})`;
  expect(await Promise.all([fresh, left].map((uuid) => read(orgCode, uuid)))).toEqual([pricing, pricing]);
});
