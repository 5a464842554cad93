/** What the notification menu reads and marks, over HTTP on a real database: one's own, on every device, once. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { makeApplicant } from '../dev/applicant.ts';
import { person } from '../lending/origination/test-origination.ts';
import { wholeProduct } from '../proof/test-whole.ts';
import { testDatabase } from '../store/test-database.ts';

const db = await testDatabase();
const product = await wholeProduct(db, { hasWorker: false });
afterAll(product.stop);
const { brands, orgCode, origination, server } = product;
const operator = person('operations', orgCode);

async function someone() {
  const { uuid, token, setCookie } = await makeApplicant(server, {
    ...{ brand: brands.provider, product: 'heloc', headers: {} },
  });
  const headers = { authorization: `Bearer ${token}`, cookie: setCookie.split(';')[0] ?? '' };
  const read = (ids: unknown, of = uuid) =>
    server
      .inject({
        method: 'POST',
        url: `/service-notifications/secure/api/v1/applications/${of}/notifications/read`,
        headers,
        payload: { ids },
      })
      .then(({ statusCode }) => statusCode);
  const listed = async () => {
    const url = `/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`;
    return (await server.inject({ url, headers })).json() as { uuid: string; isUnread: boolean }[];
  };
  const asked = async (categoryEnum: string) => {
    await origination.signal({ person: operator, uuid, event: 'conditionRaised', body: { categoryEnum } });
    return (await listed()).at(-1)?.uuid ?? '';
  };
  const unread = async () => (await listed()).filter(({ isUnread }) => isUnread).map((one) => one.uuid);
  return { uuid, read, listed, asked, unread };
}

const [ada, ben] = [await someone(), await someone()];
const deed = await ada.asked('PROPERTY_LEGAL_DESCRIPTION');
const phone = await ada.asked('GENERIC_DOCUMENT_REQUEST');
const bens = await ben.asked('PROPERTY_LEGAL_DESCRIPTION');
const rows = () => db.owner`select condition_uuid from app.notification_read`;

test('[CALL-23] [ENT-16] what no one has seen is unread', async () => {
  expect(await ada.unread()).toEqual([deed, phone]);
});

test('another person’s notification is not there, nor one that never was; together with one’s own, none is marked', async () => {
  expect(await ada.read([bens])).toBe(404);
  expect(await ada.read([deed, bens])).toBe(404);
  expect(await ada.read([randomUUID()])).toBe(404);
  expect(await ada.read([bens], ben.uuid)).toBe(404);
  expect(await rows()).toEqual([]);
});

test.each([[[]], [['not an id']], [[deed, 7]], [Array.from({ length: 51 }, () => deed)], ['x']])(
  'what is no list of ids is refused: %j',
  async (ids) => {
    expect(await ada.read(ids)).toBe(422);
  },
);

test('marking from two tabs at once, and again, marks once; the other stays unread', async () => {
  expect(await Promise.all([ada.read([deed]), ada.read([deed, deed.toUpperCase()])])).toEqual([204, 204]);
  expect(await ada.read([deed])).toBe(204);
  expect(await rows()).toHaveLength(1);
  expect(await ada.unread()).toEqual([phone]);
  expect(await ben.unread()).toEqual([bens]);
});

test('one that is asked for again in other words is unread again', async () => {
  const say = (why: string) =>
    origination.signal({
      ...{ person: operator, uuid: ada.uuid, event: 'conditionAskedAgain' as const },
      body: { conditionUuid: deed, why },
    });
  await say('The second page is missing.');
  expect(await ada.unread()).toEqual([deed, phone]);
  expect(await ada.read([deed, phone])).toBe(204);
  expect(await ada.unread()).toEqual([]);
});

test('one that is settled is not listed, and not there to be marked', async () => {
  const body = { conditionUuid: deed, why: 'Enough.' };
  await origination.signal({ person: operator, uuid: ada.uuid, event: 'conditionCleared', body });
  expect((await ada.listed()).map(({ uuid }) => uuid)).toEqual([phone]);
  expect(await ada.read([deed])).toBe(404);
});
