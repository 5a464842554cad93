/** Messages of vendors that we could not process: set aside, seen by operations of their organization, tried again by hand. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { aStart, person } from '../lending/origination/test-origination.ts';
import { testProduct } from './test-product.ts';
import { staffMember } from './test-staff.ts';

const product = await testProduct();
const { server, accounts, origination, vendorInbox, db, orgCode, brands } = product;
const password = 'Plum-tractor-91!';
const caller = { address: '10.9.1.1', userAgent: undefined, isSecure: false };
const url = '/service-console/api/v1/stuck';

async function operator(of: string) {
  return browserOf(await staffMember({ ...product, orgCode: of }, { role: 'operations' }), of);
}

function browserOf({ token, setCookie }: Awaited<ReturnType<typeof accounts.signIn>>, of: string) {
  const headers = { authorization: `Bearer ${token}`, cookie: setCookie.split(';')[0] ?? '', 'x-org': of };
  return async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const response = await server.inject({ method, url: path, headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
  };
}

type Browser = ReturnType<typeof browserOf>;
let olive: Browser;
let stranger: Browser;
let ada: Browser;
const other = brands.organizations.find((code) => code !== orgCode) ?? '';
const read = async (browser: Browser) =>
  (await browser('GET', url)).body.rows as { id: string; fault: string; tries: number }[];

beforeAll(async () => {
  [olive, stranger] = await Promise.all([operator(orgCode), operator(other)]);
  const email = `b-${randomUUID()}@example.com`;
  ada = browserOf(await accounts.register({ orgCode, email, password, phoneNumber: '5551234567' }, caller), orgCode);
}, 300_000);

/** A message that answers no order of ours, one failure before the last. */
async function failing(): Promise<string> {
  const id = randomUUID();
  const message = { vendor: 'income', id, kind: 'income.ready', reference: `income_${id}` };
  await vendorInbox.receive({ ...message, content: { state: 'pending', step: 'new' } });
  await db.owner`update app.vendor_message set tries = 19 where id = ${id} and failed_at is null`;
  const isSetAside = async () =>
    (await db.owner`select 1 from app.vendor_message where id = ${id} and failed_at is not null`).length;
  await expect.poll(isSetAside).toBe(1);
  return id;
}

const openJobs = (id: string) => db.owner`select 1 from jobs.job where data ->> 'id' = ${id} and state < 'completed'`;

test('one that failed too often is set aside with a sentence, and not tried any more', async () => {
  const id = await failing();
  expect(await read(olive)).toMatchObject([
    { vendor: 'income', id, kind: 'income.ready', tries: 20, fault: 'It answers an order that we have no record of.' },
  ]);
  await expect.poll(async () => (await openJobs(id)).length).toBe(0);
});

test('[T1] it is seen and tried again by operations of its organization only', async () => {
  const id = await failing();
  const { uuid } = (await origination.start(aStart(person('borrower', orgCode)))).application;
  await vendorInbox.place({
    ...{ vendor: 'income', reference: `income_${id}`, orgCode, applicationUuid: uuid },
    ...{ effect: 'verifyIncome', seq: 1 },
  });
  expect((await read(olive)).map((one) => one.id)).toContain(id);
  expect(await read(stranger)).toEqual([]);
  const retry = `${url}/retry`;
  expect((await stranger('POST', retry, { vendor: 'income', id })).status).toBe(404);
  expect((await olive('POST', retry, { vendor: 'title', id })).status).toBe(404);
  expect((await olive('POST', retry, { vendor: 'income', id: randomUUID() })).status).toBe(404);
  expect((await olive('POST', retry, { vendor: 'income', id, more: 1 })).status).toBe(422);
  expect((await ada('GET', url)).status).toBe(403);
  expect((await ada('POST', retry, { vendor: 'income', id })).status).toBe(403);
  expect((await openJobs(id)).length).toBe(0);
});

test('tried again with its order there, it is dealt with and gone from the list', async () => {
  const id = (await read(olive)).at(-1)?.id ?? '';
  expect((await olive('POST', `${url}/retry`, { vendor: 'income', id })).status).toBe(204);
  const outcome = async () =>
    (await db.owner<{ outcome: string }[]>`select outcome from app.vendor_message where id = ${id}`)[0]?.outcome;
  await expect.poll(outcome).toBeTruthy();
  expect((await read(olive)).map((one) => one.id)).not.toContain(id);
  expect((await olive('POST', `${url}/retry`, { vendor: 'income', id })).status).toBe(404);
});

test('work that no worker knows is seen too', async () => {
  const { uuid } = (await origination.start(aStart(person('borrower', orgCode)))).application;
  await db.owner`
    insert into jobs.job (name, data, start_after) values ('effects', ${db.owner.json({
      ...{ orgCode, applicationUuid: uuid, effect: 'learnToFly', seq: 1 },
    })}, now())`;
  const work = async (browser: Browser) => (await browser('GET', `${url}/work`)).body.rows;
  await expect.poll(() => work(olive)).toMatchObject([{ effect: 'learnToFly', applicationUuid: uuid }]);
  expect(await work(stranger)).toEqual([]);
});
