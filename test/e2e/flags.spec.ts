/**
 * Flags that staff change while the product runs: a page that is loaded next shows the difference. Every rule names one
 * organization that no other test looks at, so the rest of the run notices nothing.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const org = 'PLINTHLY';
const at = (path: string) => `${path}?org=${org}`;
const calls = '/service-console/api/v1/flags';

/** Someone of the staff, with what their calls carry. */
async function staff(page: Page, email: string) {
  const entered = await page.request.post('/dev/api/staff/session', { data: { email } });
  expect(entered.ok(), await entered.text()).toBe(true);
  const { token } = await entered.json();
  const cookie = (entered.headers()['set-cookie'] ?? '').split(';')[0] ?? '';
  const headers = { authorization: `Bearer ${token}`, ...(cookie && { cookie }) };
  const say = async (path: string, data?: object) => {
    const answer = data
      ? await page.request.post(`${calls}/${path}`, { headers, data })
      : await page.request.get(`${calls}/${path}`, { headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? undefined : answer.json();
  };
  return { say };
}

test.describe('a flag that is changed at run time', { tag: '@desktop' }, () => {
  let set: (key: string, enabled: boolean, variables?: object) => Promise<void>;

  test.beforeEach(async ({ browser, baseURL }) => {
    // Two people, each with a browser of their own: money and law take both.
    const enter = async (email: string) =>
      staff(await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage(), email);
    const [first, second] = [await enter('cora@staff.example'), await enter('olive@staff.example')];
    set = async (key, enabled, variables) => {
      const { version, rules } = await first.say(key);
      const rule = { organizations: [org], enabled, ...(variables && { variables }) };
      const body = { rules: { ...rules, rules: [rule] }, why: 'To see the difference.', basedOn: version };
      const { outcome } = await first.say(`${key}/changes`, body);
      if (outcome === 'changed') return;
      const { proposal } = await second.say(key);
      await second.say(`${key}/confirm`, { proposalUuid: proposal.uuid });
    };
  });

  test('[FLAG-10] [SHELL-35] [SHELL-36] maintenance stands in for the routes that are named', async ({
    page,
    faults,
  }) => {
    faults.allow(/503/);
    await set('fe-heloc-maintenance', true, { routes: ['/register'], message: 'Back at noon.' });
    await page.goto(at('/account/heloc/register'));
    await expect(page.getByRole('heading', { name: 'Scheduled Maintenance' })).toBeVisible();
    await expect(page.getByText('Back at noon.')).toBeVisible();
    await page.goto(at('/account/heloc/register-v2'));
    await expect(page.getByRole('heading', { name: 'Scheduled Maintenance' })).toBeHidden();
    await set('fe-heloc-maintenance', false);
    await page.goto(at('/account/heloc/register'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Back at noon.')).toBeHidden();
  });

  test('[FLAG-14] [ROUTE-006] the redesigned registration', async ({ page }) => {
    await set('fe-heloc-redesign-2025', false);
    await page.goto(at('/account/heloc/register-v2'));
    await expect(page).toHaveURL(/\/account\/heloc\/register(\/|\?|$)/);
    await set('fe-heloc-redesign-2025', true);
    await page.goto(at('/account/heloc/register-v2'));
    await expect(page).toHaveURL(/\/register-v2/);
  });

  test('[FLAG-17] the chat', async ({ page }) => {
    const launcher = page.getByRole('button', { name: 'Chat with us' });
    await set('fe-webchat', true);
    await page.goto(at('/contact-us'));
    await expect(launcher).toBeVisible();
    await set('fe-webchat', false);
    await page.goto(at('/contact-us'));
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(launcher).toBeHidden();
  });

  test('[Q-80] broker mode', async ({ page }) => {
    const password = page.getByLabel('Password', { exact: true });
    await set('fe-heloc-new-authentication', true);
    await page.goto(at('/auth/login'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(password).toBeHidden();
    await set('fe-heloc-new-authentication', false);
    await page.goto(at('/auth/login'));
    await expect(password).toBeVisible();
  });

  test('[FLAG-18] [CALL-54] the base address, and [FLAG-06] [FLAG-13] what touches money, with two people', async ({
    page,
  }) => {
    const isOn = async (featureKey: string) => {
      const answer = await page.request.post('/service-optimize/external/api/v1/feature', {
        headers: { 'x-org': org },
        data: { featureKey, optimizeUser: {} },
      });
      return (await answer.json()).enabled;
    };
    const keys = ['fe-relative-url-heloc', 'fe-heloc-company-covers-appraisal', 'fe-heloc-rate-buy-down'];
    for (const key of keys) {
      const was = await isOn(key);
      await set(key, !was);
      expect(await isOn(key), key).toBe(!was);
      await set(key, was);
      expect(await isOn(key), key).toBe(was);
    }
  });
});
