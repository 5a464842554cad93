/** What broke once and must not again: each is refused in a sentence, and nothing is written. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#core/contract/routes.ts';
import type { Actor } from '../actor.ts';
import { type Brand, brandOf } from '../proof/test-cast.ts';
import { openServer } from '../proof/test-open-server.ts';
import { testProduct } from '../proof/test-product.ts';
import { changeIdentity } from '../store/identities.ts';

const product = await testProduct({ hasWorker: false });
const players = new Map<string, Actor>();
const { server, faults } = openServer(product, (name) => players.get(name));
let brand: Brand;

beforeAll(async () => {
  brand = await brandOf(product, product.orgCode);
  players.set('operations', brand.staff.operations);
  players.set('originator', brand.staff.originator);
  players.set('borrower', brand.homes[0].borrower);
});

const send = async (who: string, url: string, payload?: object | string, headers: Record<string, string> = {}) => {
  const type = typeof payload === 'string' ? { 'content-type': 'application/json' } : {};
  const { statusCode, body } = await server.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers: { cookie: `as=${who}`, ...type, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: statusCode, ...(JSON.parse(body || '{}') as { message?: string; param?: string; code?: string }) };
};
const version = async () =>
  (await product.origination.view(brand.homes[0].borrower, brand.homes[0].applicationUuid)).version;
const events = () => `/service-console/api/v1/applications/${brand.homes[0].applicationUuid}/events`;
const command = (name: string) =>
  `/service-application/api/v2/application/heloc/${brand.homes[0].applicationUuid}/${name}`;

describe('[T23] text that no database takes', () => {
  test.each([
    ['half of a pair', '{"why":"\\ud800"}'],
    ['the other half', '{"why":"a\\udc00b"}'],
    ['the character that ends a text', '{"why":"a\\u0000b"}'],
    ['in a name', '{"\\ud800":1}'],
    ['far inside', '{"why":{"a":[{"b":"\\ud800"}]}}'],
  ])('%s is refused with 422 and a sentence', async (_, body) => {
    const before = await version();
    expect(await send('borrower', command('refuseTerms'), body)).toMatchObject({
      status: 422,
      message: 'Some of the characters entered are not supported.',
    });
    expect(await version()).toBe(before);
  });

  test('what is nested without end is refused before anything walks into it', async () => {
    const deep = `{"event":"resumed","payload":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;
    expect(await send('operations', events(), deep)).toMatchObject({
      status: 422,
      message: 'This is nested too deeply.',
    });
  });

  test('a path that cannot be text names nothing: our words for a program, the page for a person', async () => {
    for (const url of ['/a/%00', '/a/%E0%A4%A', '/service-profile/%', `/offercode/${'x'.repeat(1500)}`])
      expect(await send('visitor', url), url).toMatchObject({ status: 404, code: 'notFound' });
  });
});

describe('[T18] a key that the sender chose', () => {
  test.each(['', 'short', 'k'.repeat(101), 'with space 1', 'é'.repeat(10)])('“%s” is refused with 422', async (key) => {
    const refused = { status: 422, param: 'Idempotency-Key', message: expect.stringContaining('8 to 100') };
    const headers = { 'idempotency-key': key };
    expect(await send('operations', events(), { event: 'resumed', reason: 'It runs.' }, headers)).toMatchObject(
      refused,
    );
    expect(await send('borrower', command('withdraw'), {}, headers)).toMatchObject(refused);
  });
});

describe('[T13] what staff say', () => {
  test.each([
    { documentUuids: 7 },
    { documentUuids: { length: 1 } },
    { documentUuids: [7] },
    { statements: 'all' },
    { statements: [null] },
    { statements: [{ documentUuid: 7 }] },
  ])('a payload that names scans as %j is refused with 422', async (payload) => {
    const answer = await send('operations', events(), { event: 'deedSigned', payload, reason: 'It is back.' });
    expect(answer).toMatchObject({ status: 422, message: expect.stringMatching(/\.$/) });
  });

  test('a signer is named by an account, and no one names themselves', async () => {
    const uuid = brand.homes[1].applicationUuid;
    const url = `/service-console/api/v1/applications/${uuid}/events`;
    const { operations } = brand.staff;
    await product.origination.force(operations, uuid, { to: 'CO_DEED_REQ', reason: 'To add an owner.' });
    const add = (identityUuid: string) =>
      send('operations', url, {
        event: 'signerAdded',
        reason: 'They own it too.',
        payload: {
          identityUuid,
          firstName: 'Sid',
          lastName: 'Seller',
          email: 'sid@example.com',
          phoneNumber: '4155550125',
        },
      });
    expect(await add('not-a-uuid')).toMatchObject({ status: 422, param: 'identityUuid' });
    expect(await add(operations.identityUuid)).toMatchObject({
      status: 403,
      message: expect.stringContaining('yourself'),
    });
    expect(await add(operations.identityUuid.toUpperCase())).toMatchObject({ status: 403 });
  });

  test('a signer whom staff name is a customer of this lender, with the email of that account', async () => {
    const uuid = brand.homes[1].applicationUuid;
    const url = `/service-console/api/v1/applications/${uuid}/events`;
    const { operations, notary } = brand.staff;
    await product.origination.force(operations, uuid, { to: 'CO_DEED_REQ', reason: 'To add an owner.' });
    const invite = async (orgCode: string, email: string) =>
      (await product.accounts.people.invite({ orgCode, email, roles: ['signer'] })).identityUuid;
    const email = `sid-${randomUUID()}@example.com`;
    const sid = await invite(brand.orgCode, email);
    const add = (identityUuid: string, to = email) =>
      send('operations', url, {
        event: 'signerAdded',
        reason: 'They own it too.',
        payload: { identityUuid, firstName: 'Sid', lastName: 'Seller', email: to, phoneNumber: '4155550125' },
      });
    const noOne = { status: 422, param: 'identityUuid', message: expect.stringMatching(/^No customer .*\.$/) };
    const elsewhere = await invite('ANOTHER_LENDER', email);
    for (const other of [randomUUID(), elsewhere, notary.identityUuid, sid.toUpperCase()])
      expect(await add(other), other).toMatchObject(noOne);
    expect(await add(sid, 'someone-else@example.com')).toMatchObject({ status: 422, param: 'email' });

    // Closed while it is being named: anyone who comes second sees what the first one did.
    const [changed, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const closing = product.db.inOrg(brand.orgCode, async (tx, now) => {
      await changeIdentity(tx, brand.orgCode, sid, { deactivatedAt: now }, now);
      changed.resolve();
      await mayEnd.promise;
    });
    await changed.promise;
    const second = add(sid);
    const waits = async () =>
      (
        await product.db.owner`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      ).length;
    await expect.poll(waits, { timeout: 10_000, interval: 10 }).toBeGreaterThan(0);
    mayEnd.resolve();
    await closing;
    expect(await second).toMatchObject(noOne);
    await product.db.inOrg(brand.orgCode, (tx, now) =>
      changeIdentity(tx, brand.orgCode, sid, { deactivatedAt: null }, now),
    );
    expect(await add(sid, email.toUpperCase())).toMatchObject({ status: 'CO_DEED_REQ' });
    const { application } = await product.origination.view(operations, uuid);
    expect(application.signers.map(({ identityUuid }) => identityUuid)).toContain(sid);
  });
});

test('an originator reads as much of a referred application as is theirs', async () => {
  const { applicationUuid, borrower } = brand.homes[0];
  const answer = await send('originator', `/service-application/api/v1/application/heloc/${applicationUuid}`);
  expect(answer).toMatchObject({
    uuid: applicationUuid,
    status: { checklistStatus: 'DEED_SIGNING' },
    contact: { lastName: 'Homeowner' },
  });
  expect(JSON.stringify(answer)).not.toContain(borrower.identityUuid);
});

test('a form that breaks off is the sender’s mistake', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const answer = await send('borrower', `${command('uploads')}?type=OTHER`, '--b\r\n', headers);
  expect(answer).toMatchObject({ status: 400, code: 'malformed' });
});

test('[T18] what is done twelve times at once is done one after the other, and none of it is a fault', async () => {
  const { borrower, applicationUuid } = brand.homes[1];
  players.set('other', borrower);
  const url = `/service-application/api/v2/application/heloc/${applicationUuid}/savePhone`;
  const save = async (phoneNumber: string): Promise<number> => {
    const { statusCode, headers } = await server.inject({
      method: 'POST',
      url,
      headers: { cookie: 'as=other' },
      payload: { phoneNumber },
    });
    // On a slow machine the last waits too long for the row: nothing was done, and who is asked to come again does.
    const mayCome = statusCode === 409 && headers['retry-after'] === '1';
    return mayCome ? save(phoneNumber) : statusCode;
  };
  const statuses = await Promise.all(Array.from({ length: 12 }, (_, n) => save(`41555502${10 + n}`)));
  expect(statuses).toEqual(Array.from({ length: 12 }, () => 200));
});

test('none of it was a fault', () => {
  expect(Object.keys(routes).length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});
