/** A flag that is changed while the product runs holds from the next use on: for pages, for papers and rules, for the worker. */
import { expect, test } from 'vitest';
import type { FlagSettings } from '#core/flags.ts';
import { testApi } from '../api/test-api.ts';
import { aStart, person } from '../lending/origination/test-origination.ts';
import { runEffect } from '../worker/run-effect.ts';
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

test('the worker asks at each job who pays the appraiser', async () => {
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
