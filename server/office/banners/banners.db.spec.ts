/** Banners on the whole API: written at the desk, seen on the site at once, within one's own reach, and undone. */
import { describe, expect, test } from 'vitest';
import { person } from '../../lending/origination/test-origination.ts';
import { testProduct } from '../../proof/test-product.ts';
import { type DeskPage, pageMax } from '../../store/pages.ts';

const { bannerDesk, brands, orgCode, server, db } = await testProduct({ hasWorker: false });
const partnerBrand = brands.all.find(({ canonicalOrgCode }) => canonicalOrgCode !== orgCode);
const partner = partnerBrand?.canonicalOrgCode ?? '';
const provider = person('providerAdmin', orgCode);
const partnerAdmin = person('partnerAdmin', partner);
type Wish = Parameters<typeof bannerDesk.save>[1]['banner'];
const plain: Wish = {
  ...{ message: 'We are closed on Monday.', active: true, dismissable: true, from: null, until: null },
  ...{ variant: 'info' as const, reach: 'organization' as const },
};
const publish = (who = provider, banner: Wish = plain) => bannerDesk.save(who, { uuid: null, version: 0, banner });
const seenOn = async (org: string) => {
  const response = await server.inject({ url: '/banners/test.json', headers: { 'x-org': org } });
  return response.json<{ message: string }[]>().map(({ message }) => message);
};

test('what an organization writes shows on its own site and no other; what the provider writes for all shows everywhere', async () => {
  await publish(partnerAdmin, { ...plain, message: 'Only here.' });
  await publish(provider, { ...plain, message: 'Everywhere.', reach: 'every' });
  expect(await seenOn(partner)).toEqual(expect.arrayContaining(['Only here.', 'Everywhere.']));
  expect(await seenOn(orgCode)).toEqual(['Everywhere.']);
  expect((await bannerDesk.list(partnerAdmin)).rows.map(({ message }) => message).sort()).toEqual([
    ...['Everywhere.', 'Only here.'],
  ]);
});

test('an edit is seen at once, its time is kept to, and undoing makes it what it was', async () => {
  const { uuid } = await publish(provider, { ...plain, message: 'First.' });
  const second = await bannerDesk.save(provider, { uuid, version: 1, banner: { ...plain, message: 'Second.' } });
  expect(await seenOn(orgCode)).toContain('Second.');
  const over = { ...plain, message: 'Over.', from: '2020-01-01T00:00:00.000Z', until: '2020-01-02T00:00:00.000Z' };
  const third = await bannerDesk.save(provider, { uuid, version: second.version, banner: over });
  expect(await seenOn(orgCode)).not.toContain('Over.');
  await bannerDesk.undo(provider, uuid, { version: third.version, to: 1 });
  expect(await seenOn(orgCode)).toContain('First.');
  const { rows: history } = await bannerDesk.history(provider, uuid);
  expect(history.map(({ content }) => content.message)).toEqual(['First.', 'Over.', 'Second.', 'First.']);
  const audit = await db.owner`select 1 from app.audit_entry where act = 'bannerChanged' and what like ${`${uuid}%`}`;
  expect(audit).toHaveLength(4);
});

test('of two who change it at once one is told; another’s is not there, and one may not write for all', async () => {
  const { uuid } = await publish(provider, { ...plain, message: 'Raced.' });
  const change = (message: string) => bannerDesk.save(provider, { uuid, version: 1, banner: { ...plain, message } });
  const both = await Promise.allSettled([change('One.'), change('Two.')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(
    bannerDesk.save(partnerAdmin, { uuid, version: 2, banner: { ...plain, message: 'Mine.' } }),
  ).rejects.toMatchObject({ code: 'notFound' });
  await expect(bannerDesk.history(partnerAdmin, uuid)).rejects.toMatchObject({ code: 'notFound' });
  await expect(bannerDesk.undo(partnerAdmin, uuid, { version: 2, to: 1 })).rejects.toMatchObject({ code: 'notFound' });
  await expect(publish(partnerAdmin, { ...plain, reach: 'every' })).rejects.toMatchObject({ code: 'forbidden' });
  const everywhere = await publish(provider, { ...plain, reach: 'every' });
  await expect(
    bannerDesk.save(partnerAdmin, { ...everywhere, banner: { ...plain, message: 'Taken over.' } }),
  ).rejects.toMatchObject({ code: 'forbidden' });
});

test('the provider’s admin chooses one organization; its history and undoing keep it there; no one else may', async () => {
  const written = { ...plain, message: 'Chosen for one brand.', org: partner };
  const first = await publish(provider, written);
  expect([await seenOn(partner), await seenOn(orgCode)].map((seen) => seen.includes(written.message))).toEqual([
    true,
    false,
  ]);
  const second = await bannerDesk.save(provider, {
    ...first,
    banner: { ...plain, reach: 'every', message: 'For all now.' },
  });
  await bannerDesk.undo(provider, first.uuid, { version: second.version, to: 1 });
  expect([await seenOn(partner), await seenOn(orgCode)].map((seen) => seen.includes(written.message))).toEqual([
    true,
    false,
  ]);
  expect((await bannerDesk.list(partnerAdmin)).rows.find(({ uuid }) => uuid === first.uuid)).toMatchObject({
    org: partner,
  });
  const refused = { code: 'notFound' };
  await expect(publish(partnerAdmin, { ...plain, org: orgCode })).rejects.toMatchObject(refused);
  await expect(publish(partnerAdmin, { ...plain, org: 'NO_SUCH' })).rejects.toMatchObject(refused);
  await expect(publish(provider, { ...plain, org: 'NO_SUCH' })).rejects.toMatchObject(refused);
  await expect(publish(person('partnerAdmin', orgCode), { ...plain, org: partner })).rejects.toMatchObject(refused);
});

test('what a partner’s admin wrote before one could choose is undone on its own site', async () => {
  const { uuid } = await publish(partnerAdmin, { ...plain, message: 'Of old.' });
  await db.owner`update app.banner_change set content = content - 'org' where uuid = ${uuid}`;
  const second = await bannerDesk.save(provider, {
    uuid,
    version: 1,
    banner: { ...plain, org: partner, message: 'New.' },
  });
  await bannerDesk.undo(provider, uuid, { version: second.version, to: 1 });
  expect([await seenOn(partner), await seenOn(orgCode)].map((seen) => seen.includes('Of old.'))).toEqual([true, false]);
});

test('only addresses of one’s own sites stand in it', async () => {
  const [own = ''] = partnerBrand?.hosts ?? [];
  await publish(partnerAdmin, { ...plain, message: `See ${own}.` });
  await expect(publish(partnerAdmin, { ...plain, message: 'See evil.test.' })).rejects.toMatchObject({
    code: 'invalid',
  });
});

describe('among more than a page', () => {
  async function walked<Row>(read: (cursor?: string) => Promise<DeskPage<Row>>): Promise<readonly Row[]> {
    const all: Row[] = [];
    let cursor: string | null | undefined;
    for (let pages = 0; cursor !== null && pages < 12; pages += 1) {
      const page: DeskPage<Row> = await read(cursor);
      expect(page.rows.length).toBeLessThanOrEqual(pageMax);
      all.push(...page.rows);
      cursor = page.nextCursor;
    }
    return all;
  }
  const many = 4 * pageMax + 7;

  test('each banner is met once, and what is switched on first, however old it is', async () => {
    const { uuid } = await publish(provider, { ...plain, message: 'The oldest of all.' });
    await db.owner`update app.banner set created_at = '2020-01-01' where uuid = ${uuid}`;
    // Of one moment, to the microsecond.
    await db.owner`
      insert into app.banner (uuid, environment, org_code, message, apps, variant, active, dismissable, created_at)
      select gen_random_uuid(), 'test', ${orgCode}, 'Off ' || n, '{heloc}', 'info', n % 60 = 0, true, '2026-01-01T00:00:00.123456Z'
        from generate_series(1, ${many}) n`;
    const all = await walked((cursor) => bannerDesk.list(provider, cursor));
    const [{ count = 0 } = {}] = await db.owner<{ count: number }[]>`
      select count(*)::int as count from app.banner where environment = 'test'`;
    expect(all).toHaveLength(count);
    expect(new Set(all.map((banner) => banner.uuid)).size).toBe(count);
    const lastOn = all.findLastIndex(({ active }) => active);
    expect(all.slice(0, lastOn + 1).every(({ active }) => active)).toBe(true);
    expect(all[lastOn]).toMatchObject({ uuid, message: 'The oldest of all.' });
    await publish(provider, { ...plain, message: 'The newest of all.' });
    expect(await seenOn(orgCode)).toEqual(expect.arrayContaining(['The newest of all.', 'The oldest of all.']));
  });

  test('each change of a banner is read, and the first of them can still be undone', async () => {
    const { uuid } = await publish(provider, { ...plain, message: 'As it began.' });
    await db.owner`
      insert into app.banner_change (uuid, version, at, by_identity, by_name, content)
      select uuid, n, at, by_identity, by_name, content || '{"message":"Later."}'
        from app.banner_change, generate_series(2, ${many}) n where uuid = ${uuid}`;
    await db.owner`update app.banner set version = ${many}, message = 'Later.' where uuid = ${uuid}`;
    const all = await walked((cursor) => bannerDesk.history(provider, uuid, cursor));
    expect(all.map(({ version }) => version)).toEqual(Array.from({ length: many }, (_, place) => many - place));
    await bannerDesk.undo(provider, uuid, { version: many, to: 1 });
    expect((await bannerDesk.history(provider, uuid)).rows[0]?.content.message).toBe('As it began.');
  });
});
