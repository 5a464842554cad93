/** The calls about applications as a browser meets them: over HTTP, signed in, on a real database. */
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { Person } from '../actor.ts';
import { makeApplicant } from '../dev/applicant.ts';
import { person } from '../lending/origination/test-origination.ts';
import { wholeProduct } from '../proof/test-whole.ts';
import { testDatabase } from '../store/test-database.ts';
import { testApi } from './test-api.ts';

const product = await wholeProduct(await testDatabase(), { hasWorker: false });
afterAll(product.stop);
const { brands, orgCode, origination } = product;
const operator = person('operations', orgCode);

const { uuid, token, setCookie } = await makeApplicant(product.server, {
  brand: brands.provider,
  product: 'heloc',
  headers: {},
});
const signedIn = { authorization: `Bearer ${token}`, cookie: setCookie.split(';')[0] ?? '' };

async function get(path: string, headers: Record<string, string> = signedIn) {
  const answer = await product.server.inject({ method: 'GET', url: path, headers });
  return { status: answer.statusCode, body: answer.json() as never };
}

const conditions = `/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`;
const status = `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`;
const heloc = '/service-application/api/v1/application/heloc';

describe('the borrower’s own application', () => {
  test('[CALL-05] creating one answers its id, and [CALL-01] asking by the id answers it', async () => {
    const { status: code, body } = await get(`${heloc}/${uuid}`);
    expect(code).toBe(200);
    expect(body).toMatchObject({ uuid, active: true, status: expect.any(Object), property: expect.any(Object) });
  });

  test('[CALL-02] all of them are a list, and one is active', async () => {
    const { status: code, body } = await get(`${heloc}/all`);
    expect(code).toBe(200);
    expect(body).toMatchObject([{ uuid, active: true }]);
  });

  test('[CALL-19] the status alone', async () => {
    const { application } = await origination.view(operator, uuid);
    expect(await get(status)).toEqual({ status: 200, body: { status: application.status } });
  });

  test('[CALL-18] anyone who has one running may not start another, and hears where it runs', async () => {
    const path = '/service-search/api/v1/profiles/actions/verify-ability-to-start-application';
    const answer = await get(path);
    expect(answer).toEqual({
      status: 200,
      body: { canStartApplication: false, organizationsWithActiveApplication: [orgCode] },
    });
  });

  test('[CALL-23] [ENT-15] open conditions with all that the page shows of them', async () => {
    expect(await get(conditions)).toEqual({ status: 200, body: [] });
    const asked = { categoryEnum: 'HELOC_MANUAL_PAYSTUB_UPLOAD', requestDocuments: ['USER_UPLOADED_PAYSTUB'] };
    const words = {
      notes: 'For the file.',
      commentsToBorrower: 'Two, please.',
      actionNeeded: 'UPLOAD',
      numDocsRequired: 2,
    };
    await origination.signal({ person: operator, uuid, event: 'conditionRaised', body: { ...asked, ...words } });
    const { numDocsRequired, ...shown } = words;
    expect((await get(conditions)).body).toMatchObject([
      {
        ...asked,
        ...shown,
        notes: null,
        uuid: expect.any(String),
        created: expect.any(String),
        xtraData: { numDocsRequired },
      },
    ]);
  });

  test('[COND-08] notes are for the file, but for those that ask about inquiries', async () => {
    const raise = (categoryEnum: string, notes: string) =>
      origination.signal({ person: operator, uuid, event: 'conditionRaised', body: { categoryEnum, notes } });
    await raise('HARD_CREDIT_INQUIRY_REVIEW', 'Two by Lakeside Bank in May.');
    await raise('BANK_ACCOUNT_FRAUD_REVIEW', 'A name like a known fraudster’s.');
    const seen = (await get(conditions)).body as { categoryEnum: string; notes: string | null }[];
    const notesOf = (category: string) => seen.find(({ categoryEnum }) => categoryEnum === category)?.notes;
    expect(notesOf('HARD_CREDIT_INQUIRY_REVIEW')).toBe('Two by Lakeside Bank in May.');
    expect(notesOf('BANK_ACCOUNT_FRAUD_REVIEW')).toBeNull();
    expect(JSON.stringify(seen)).not.toContain('fraudster');
  });

  test('no one else’s is found, by number or by chance, and a visitor is asked to sign in', async () => {
    const other = await makeApplicant(product.server, { brand: brands.provider, product: 'heloc', headers: {} });
    const theirs = { authorization: `Bearer ${other.token}`, cookie: other.setCookie.split(';')[0] ?? '' };
    for (const path of [`${heloc}/${uuid}`, status, conditions]) {
      const [stranger, absent] = [await get(path, theirs), await get(path.replace(uuid, randomUUID()), theirs)];
      expect(stranger.status).toBe(404);
      expect(absent).toMatchObject({ status: 404, body: { code: (stranger.body as { code: string }).code } });
      expect((await get(path, {})).status).toBe(401);
    }
  });
});

test('[CALL-63] crypto applications have a base of their own, on which no other is found', async () => {
  const base = '/service-application/api/v1/application/crypto-heloc';
  const made = await makeApplicant(product.server, { brand: brands.provider, product: 'crypto', headers: {} });
  const theirs = { authorization: `Bearer ${made.token}`, cookie: made.setCookie.split(';')[0] ?? '' };
  expect(await get(`${base}/${made.uuid}`, theirs)).toMatchObject({
    status: 200,
    body: { uuid: made.uuid, isCrypto: true },
  });
  expect(await get(`${base}/all`, theirs)).toMatchObject({ status: 200, body: [{ uuid: made.uuid }] });
  // An ordinary line, someone else's and none at all are answered alike.
  expect(await get(`${base}/all`)).toEqual({ status: 200, body: [] });
  const misses = await Promise.all([uuid, made.uuid, randomUUID()].map((id) => get(`${base}/${id}`)));
  expect(misses.map((miss) => [miss.status, (miss.body as { code: string }).code])).toEqual(
    misses.map(() => [404, 'notFound']),
  );
  expect((await get(`${base}/${made.uuid}`, {})).status).toBe(401);
});

describe('[CALL-04] another owner’s status', () => {
  const as = async (actor: Person) => {
    const { server } = await testApi({
      handlers: product.handlers,
      authenticate: async () => ({ actor }),
      orgCodeOf: () => orgCode,
    });
    return server.inject({ method: 'GET', url: `${heloc}/co-deed/status` });
  };

  test('who they are to sign for, and how far they are', async () => {
    const email = 'bo@owner.example';
    const { identityUuid } = await product.accounts.people.invite({ orgCode, email, roles: ['signer'] });
    const signer = { ...person('signer', orgCode), identityUuid };
    const made = await makeApplicant(product.server, { brand: brands.provider, product: 'heloc', headers: {} });
    await origination.force(operator, made.uuid, { to: 'CO_DEED_REQ', reason: 'For the test.' });
    await origination.signal({
      person: operator,
      uuid: made.uuid,
      event: 'signerAdded',
      body: { identityUuid, firstName: 'Bo', lastName: 'Owner', email, phoneNumber: null },
    });
    const answer = await as(signer);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ applicationUuid: made.uuid, status: 'CO_DEED_REQ', signerStatus: 'INVITED' });
  });

  test('that their own wait is past its limit, and nothing of how it goes ahead of their turn', async () => {
    const email = 'cy@owner.example';
    const { identityUuid } = await product.accounts.people.invite({ orgCode, email, roles: ['signer'] });
    const signer = { ...person('signer', orgCode), identityUuid };
    const made = await makeApplicant(product.server, { brand: brands.provider, product: 'heloc', headers: {} });
    const force = (to: 'CO_DEED_REQ' | 'INCOME_VERIFICATION') =>
      origination.force(operator, made.uuid, { to, reason: 'For the test.' });
    const rest = (days: number) => product.db.owner`
      update app.application set record = jsonb_set(record, '{statusSince}',
        to_jsonb(to_char((app.now() - make_interval(days => ${days})) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
       where uuid = ${made.uuid}`;
    const overdue = async () => ((await as(signer)).json() as { overdue: unknown }).overdue;
    await force('CO_DEED_REQ');
    const body = { identityUuid, firstName: 'Cy', lastName: 'Owner', email, phoneNumber: null };
    await origination.signal({ person: operator, uuid: made.uuid, event: 'signerAdded', body });
    await rest(6);
    expect(await overdue()).toBeNull();
    await rest(8);
    expect(await overdue()).toEqual({ toldAt: null });
    await expect(origination.overdue(person('signer', orgCode), made.uuid)).rejects.toMatchObject({ code: 'notFound' });
    await force('INCOME_VERIFICATION');
    await rest(15);
    expect(await origination.overdue(operator, made.uuid)).not.toBeNull();
    expect(await overdue()).toBeNull();
  });

  test('400 for whom there is nothing to sign', async () => {
    expect((await as(person('signer', orgCode))).statusCode).toBe(400);
  });
});
