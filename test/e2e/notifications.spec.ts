/** The notification menu in a real browser, at both widths: it hangs elsewhere on a phone. */
import { becomeApplicant, until } from './application-page.ts';
import { expect, expectNoAxeViolations, onlyAt, test } from './fixtures.ts';

const categories = [
  'PROPERTY_LEGAL_DESCRIPTION',
  'ESCALATION_REVIEW',
  'HELOC_MANUAL_PAYSTUB_UPLOAD',
  'MISSING_PHONE_NUMBER',
];

test(
  '[NOTIF-01] the bell counts, opens by keyboard, shows three and then all, leads to the answer, and remembers',
  onlyAt('phone'),
  async ({ page, browser, baseURL }) => {
    await page.clock.install();
    await page.goto('/terms');
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await test.step('[ROLE-03] a visitor sees no notifications', () => expect(bell).toHaveCount(0));

    const { uuid } = await becomeApplicant(page);
    await until(page.request, uuid, 'OFFER_SELECTION');
    const raise = (categoryEnum: string) =>
      page.request.post(`/dev/api/applications/${uuid}/events`, {
        data: { event: 'conditionRaised', payload: { categoryEnum } },
      });
    for (const category of categories.slice(0, 3)) await raise(category);
    await page.goto('/dashboard');
    await expect(bell).toHaveAccessibleName('Notifications, 3 unread');
    await bell.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'Notifications' });
    await expect(panel.getByRole('link')).toHaveCount(3);
    const all = panel.getByRole('button', { name: 'View All' });
    await test.step('[NOTIF-03] with three conditions there is no View All', () => expect(all).toHaveCount(0));
    await expect(bell).toHaveAccessibleName('Notifications');
    // All of it is on the page, at any width.
    const box = await panel.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();

    // One more comes while the page is open, and what was seen is seen on another device too.
    await raise(categories[3] ?? '');
    await page.clock.fastForward(61_000);
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await bell.click();
    await test.step('[NOTIF-02] with four conditions the latest three are shown', () =>
      expect(panel.getByRole('link')).toHaveCount(3));
    await test.step('[NOTIF-03] with four conditions View All shows all', async () => {
      await all.click();
      await expect(panel.getByRole('link')).toHaveCount(4);
    });
    const other = await browser.newContext({
      ...(baseURL && { baseURL }),
      storageState: await page.context().storageState(),
    });
    const elsewhere = await other.newPage();
    await elsewhere.goto('/dashboard');
    await expect(elsewhere.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await other.close();
    await panel.getByRole('link', { name: /Add Your Phone Number/ }).click();
    await expect(page).toHaveURL(new RegExp(`/account/heloc/${uuid}/conditions/phone-number\\?conditionUuid=`));
    await expect(panel).toHaveCount(0);
  },
);
