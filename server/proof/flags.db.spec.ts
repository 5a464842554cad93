/** A flag that is changed while the product runs holds from the next use on: for pages, for papers and rules, for the worker. */
import { expect, test } from 'vitest';
import { bucketOf } from '#core/flags/bucket.ts';
import { prepareFlags } from '#core/flags/evaluate.ts';
import type { FlagSettings, FlagsFor } from '#core/flags.ts';
import { testApi } from '../api/test-api.ts';
import { pageHolder } from '../api/which-brand.ts';
import { aStart, person } from '../lending/origination/test-origination.ts';
import { runEffect } from '../worker/run-effect.ts';
import { borrowerWithOffer } from './test-cast.ts';
import { openServer } from './test-open-server.ts';
import { testProduct } from './test-product.ts';

const covers = 'fe-heloc-company-covers-appraisal';
let settings: FlagSettings = {};
const product = await testProduct({ hasWorker: false, flagSettings: () => settings });
const { origination, workerDeps, orgCode, flagsFor } = product;

async function payerOfAnAppraisal() {
  const who = person('borrower', orgCode);
  const { uuid } = (await origination.start(aStart(who))).application;
  const to = 'ONSITE_APPRAISAL_REQUEST';
  const { version } = await origination.force(person('operations', orgCode), uuid, { to, reason: 'For the test.' });
  await runEffect(workerDeps, { orgCode, applicationUuid: uuid, effect: 'arrangeAppraisal', seq: version });
  return (await origination.view(who, uuid)).application.valuation.appraisalPayer;
}

test('who pays the appraiser is decided each time one is arranged', async () => {
  settings = {};
  expect(await payerOfAnAppraisal()).toBe('borrower');
  settings = { [covers]: { enabled: true } };
  expect(await payerOfAnAppraisal()).toBe('company');
});

test('the next page is served with it', async () => {
  const { server } = await testApi({}, { flagsFor });
  const isShownChat = async () => {
    const { body } = await server.inject({ url: '/dashboard', headers: { accept: 'text/html', host: 'localhost' } });
    return /"fe-webchat":{"key":"fe-webchat","enabled":(\w+)/.exec(body)?.[1];
  };
  settings = {};
  expect(await isShownChat()).toBe('true');
  settings = { 'fe-webchat': false };
  expect(await isShownChat()).toBe('false');
});

test('[FLAG-10] what is under maintenance is refused at the next call and page, in its own words; leaving is not', async () => {
  const { borrower, applicationUuid } = await borrowerWithOffer(product, orgCode);
  const { server } = openServer(product, () => borrower);
  const send = (command: string) =>
    server.inject({
      method: 'POST',
      url: `/service-application/api/v2/application/heloc/${applicationUuid}/${command}`,
      headers: { cookie: 'as=borrower' },
      payload: {},
    });
  const pages = await testApi({}, { flagsFor });
  const page = async (path: string) =>
    (await pages.server.inject({ url: path, headers: { accept: 'text/html', host: 'localhost' } })).statusCode;

  settings = {};
  expect((await send('giveConsent')).statusCode).not.toBe(503);
  expect(await page('/account/heloc/register')).toBe(200);

  settings = { 'fe-heloc-maintenance': { enabled: true, variables: { message: 'Back at noon.' } } };
  const refused = await send('giveConsent');
  expect([refused.statusCode, refused.json().message, refused.headers['retry-after']]).toEqual([
    503,
    'Back at noon.',
    '60',
  ]);
  expect((await send('rescind')).statusCode).not.toBe(503);
  expect(await page('/account/heloc/register')).toBe(503);
  expect(await page('/console')).toBe(200);

  settings = { 'fe-heloc-maintenance': { enabled: true, variables: { routes: ['/register'] } } };
  expect((await send('giveConsent')).statusCode).not.toBe(503);
  expect([await page('/account/heloc/register'), await page('/account/heloc/register-v2')]).toEqual([503, 200]);
  settings = {};
});

test('a page is served with what holds for the person whose session it is, and no one is looked up while no rule asks', async () => {
  const { accounts, brands } = product;
  const caller = { address: '10.41.0.1', userAgent: undefined, isSecure: false };
  const account = {
    orgCode,
    email: 'holder@homeowner.example',
    password: 'Plum-tractor-91!',
    phoneNumber: '4155550123',
  };
  const { person: holder, setCookie } = await accounts.register(account, caller);
  const cookie = setCookie.split(';')[0] ?? '';
  const key = 'fe-heloc-back-of-id';
  const ofTenThousand = bucketOf(key, holder.identityUuid) + 1;
  const share = { share: { ofTenThousand, by: 'person' as const }, roles: ['borrower' as const], enabled: true };
  const prepared = prepareFlags(
    { [key]: { isKilled: false, rules: [share], otherwise: { enabled: false } } },
    {},
    true,
  );
  const byRule: FlagsFor = (org, subject) => prepared.answer({ ...subject, orgCode: org }, new Date());
  let lookUps = 0;
  const counted = {
    ...accounts.sessions,
    holderOf: (...given: Parameters<typeof accounts.sessions.holderOf>) => {
      lookUps += 1;
      return accounts.sessions.holderOf(...given);
    },
  };
  let asksWho = false;
  const holderOf = pageHolder(brands, { asksWho: () => asksWho }, { sessions: counted }, product.support.experiments);
  const { server } = await testApi({}, { flagsFor: byRule, holderOf });
  const isOn = async (isAsked: boolean, cookies: string) => {
    asksWho = isAsked;
    const headers = { accept: 'text/html', host: 'localhost', cookie: cookies };
    const { body } = await server.inject({ url: '/dashboard', headers });
    return /"fe-heloc-back-of-id":{"key":"fe-heloc-back-of-id","enabled":(\w+)/.exec(body)?.[1];
  };
  expect([await isOn(false, cookie), lookUps]).toEqual(['false', 0]);
  expect([await isOn(true, cookie), lookUps]).toEqual(['true', 1]);
  expect([await isOn(true, cookie.replace(/.$/, 'x_')), await isOn(true, ''), lookUps]).toEqual(['false', 'false', 2]);
});
