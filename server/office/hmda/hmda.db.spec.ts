import { expect, test } from 'vitest';
import { checkFile } from '#core/hmda/check.ts';
import { evaluateFlags } from '#core/stories/all-flags.ts';
import { lendingSettings } from '#core/underwriting/settings.ts';
import type { Person } from '../../actor.ts';
import { aStart, person, testOrigination } from '../../lending/origination/test-origination.ts';
import { testDatabase } from '../../store/test-database.ts';
import { createHmda, openTracts } from './index.ts';

const db = await testDatabase();
const { origination, brands, vault, orgCode, staff } = await testOrigination(db);
const flags = evaluateFlags({}, { isProduction: false });
const siteOf = (application: { readonly orgCode: string }) => brands.byCode(application.orgCode) ?? brands.provider;
const hmda = createHmda({
  ...{ database: db, vault, brands, siteOf },
  settingsFor: (application, today) =>
    lendingSettings(siteOf(application), application.product, flags, { today, apor: undefined }),
  isProvider: (code) => code === orgCode,
  tracts: openTracts('', false),
  aporOn: () => undefined,
  now: () => new Date(),
});
const year = String(new Date().getFullYear());
const compliance = person('compliance', orgCode);

async function declined(who: Person = person('borrower', orgCode)): Promise<string> {
  const { uuid } = (await origination.start(aStart(who))).application;
  await origination.force(staff(), uuid, {
    to: 'DECLINED',
    reason: 'To be reported.',
    declineReasons: ['LISTED_FOR_SALE'],
  });
  return uuid;
}

test('what ended is a row without a syntactical or validity edit; what goes on is none', async () => {
  const uuid = await declined();
  const { uuid: open } = (await origination.start(aStart(person('borrower', orgCode)))).application;
  const { rows, lender, tracts } = await hmda.list(compliance, { year });
  expect(lender.lei).toMatch(/^[0-9A-Z]{20}$/);
  expect(tracts?.isSample).toBe(true);
  const uuids = rows.map(({ applicationUuid }) => applicationUuid);
  expect(uuids).toContain(uuid);
  expect(uuids).not.toContain(open);
  const row = rows.find(({ applicationUuid }) => applicationUuid === uuid);
  expect(row).toMatchObject({ action: '3' });
  expect(row?.findings.filter(({ kind }) => kind !== 'quality')).toEqual([]);
  expect((await hmda.list(compliance, { year: '2020' })).rows).toEqual([]);
});

test('the file passes as a whole, and who took it is written', async () => {
  await declined();
  const text = await hmda.file(compliance, { year });
  expect(checkFile(text, { year }).filter(({ kind }) => kind !== 'quality')).toEqual([]);
  const audit = await db.owner`
    select what from app.audit_entry where act = 'hmdaExported' and by_identity = ${compliance.identityUuid}`;
  expect(audit).toHaveLength(1);
});

test('another organization’s register is not there, for one who may read it and one who may not', async () => {
  const other = brands.all.find(({ canonicalOrgCode }) => canonicalOrgCode !== orgCode)?.orgCode ?? '';
  const theirs = person('compliance', other);
  await expect(hmda.list(theirs, { lender: orgCode, year })).rejects.toMatchObject({ code: 'notFound' });
  await expect(hmda.file(theirs, { lender: orgCode, year })).rejects.toMatchObject({ code: 'notFound' });
  await expect(hmda.list(compliance, { lender: other, year })).rejects.toMatchObject({ code: 'notFound' });
  await expect(hmda.list(person('processor', orgCode), { year })).rejects.toMatchObject({ code: 'notFound' });
  expect((await hmda.list(theirs, { year })).rows).toEqual([]);
  const admin = person('providerAdmin', orgCode);
  expect((await hmda.list(admin, { lender: other, year })).lender.code).toBe(other);
});

test('one’s own application is not among what one looks through', async () => {
  const uuid = await declined({ ...compliance, roles: ['borrower'] });
  const { rows } = await hmda.list(compliance, { year });
  expect(rows.map(({ applicationUuid }) => applicationUuid)).not.toContain(uuid);
});

test('a sample of census tracts is refused in production, and no file is none', () => {
  expect(openTracts('', true)).toBeNull();
  expect(() => openTracts(`${import.meta.dirname}/tracts.sample.txt`, true)).toThrow('SAMPLE');
});
