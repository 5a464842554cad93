/**
 * An experiment from its definition to what a borrower sees, in an organization that no other test looks at: the side is
 * drawn for the browser, shown, told when seen, and saved once for the application.
 */
import type { Page, Request } from '@playwright/test';
import { sideOf, type Unit } from '#core/experiments/assign.ts';
import { aPlan } from '#core/experiments/stories/plans.ts';
import { becomeApplicant, until } from './application-page.ts';
import { expect, test } from './fixtures.ts';

const org = 'QUARTERDOOR';
const calls = '/service-console/api/v1/experiments';

async function staff(page: Page, email: string) {
  const entered = await page.request.post('/dev/api/staff/session', { data: { email } });
  const { token } = await entered.json();
  const cookie = (entered.headers()['set-cookie'] ?? '').split(';')[0] ?? '';
  const headers = { authorization: `Bearer ${token}`, ...(cookie && { cookie }) };
  return async (path: string, data?: object) => {
    const answer = await page.request.post(`${calls}${path}`, { headers, ...(data && { data }) });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
}

function unitOn(side: 'control' | 'variation', key: string): string {
  for (;;) {
    const unit = crypto.randomUUID();
    if (sideOf({ ...aPlan, key }, unit as Unit) === side) return unit;
  }
}

const isSave = (request: Request) => request.method() === 'PATCH' && request.url().endsWith('/experiments');
const isSeen = (request: Request) => request.url().endsWith('/api/v1/exposure');

test('the variation is on the page, and its side is saved once; a save that fails leaves no marker', {
  tag: '@desktop',
}, async ({ page, browser, baseURL, faults }) => {
  faults.allow(/HTTP 500/);
  const enter = async (email: string) =>
    staff(await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage(), email);
  const [first, second] = [await enter('cora@staff.example'), await enter('olive@staff.example')];
  const key = `steps-${crypto.randomUUID().slice(0, 8)}`;
  await first('', { ...aPlan, key, audience: { organizations: [org] } });
  await second(`/${key}/start`);

  const value = unitOn('variation', key);
  await page.context().addCookies([{ name: 'experiment_profile', value, url: baseURL ?? '' }]);
  const { uuid } = await becomeApplicant(page, { org });
  await until(page.request, uuid, 'OFFER_SELECTION');
  const marker = () => page.evaluate((of) => localStorage.getItem(`hearthline-experiments:${of}`), uuid);
  const select = `/account/heloc/${uuid}/product/select?org=${org}`;

  await page.route('**/experiments', (route) =>
    isSave(route.request()) ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  const failed = page.waitForResponse((response) => isSave(response.request()));
  const seen = page.waitForRequest(isSeen);
  await page.goto(select);
  await failed;
  await seen;
  await expect(page.getByRole('heading', { name: /1 of 4/ })).toBeVisible();
  await test.step('[ERR-32] a failed save leaves no marker', () => expect.poll(marker).toBeNull());

  // The page may try again by itself before it is loaded again: that counts as well.
  const saved = page.waitForRequest(isSave);
  await page.unroute('**/experiments');
  await page.reload();
  expect((await saved).postDataJSON()).toEqual({ experiments: [{ name: key, variation: 'variation' }] });
  await test.step('[STORE-09] a successful save leaves a marker', () => expect.poll(marker).toBe(key));

  await test.step('[TELE-11] a second visit saves nothing again', async () => {
    const again: string[] = [];
    page.on('request', (request) => isSave(request) && again.push(request.url()));
    await page.reload();
    await expect(page.getByRole('heading', { name: /1 of 4/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(again).toEqual([]);
  });
  await first(`/${key}/stop`, { why: 'The test is over.' });
});
