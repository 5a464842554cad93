/** The desk of vendors and the map, in a browser: on a product of their own, because a paused vendor stops every other test. */
import { apply, enterConsole, heading, until } from './application-page.ts';
import { expect, expectNoAxeViolations } from './fixtures.ts';
import { test } from './own-product.ts';

test('a vendor is paused, its orders wait, and resuming lets them go on; the map’s count leads to the list', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  await enterConsole(page, 'olive@staff.example');
  await page.goto('/console/vendors');
  await page.getByRole('button', { name: 'Pause Credit bureau' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pause Credit bureau?' });
  await dialog.getByLabel('Why').fill('Their data is wrong today.');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Credit bureau is paused.')).toBeVisible();

  const { uuid } = await apply(page.request);
  await until(page.request, uuid, 'WAITING_FOR_SOFT_CREDIT');
  const row = page.getByRole('row', { name: /Credit bureau/ });
  await expect(row).toContainText('Their data is wrong today.');
  await expect(row.getByRole('cell').nth(5)).toHaveText('1');
  await expectNoAxeViolations(page);

  await page.goto('/console/map');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: /^Soft credit\W+1 here/ }).click();
  await expect(heading(page)).toHaveText('Soft credit');
  await expect(page.getByRole('list', { name: 'Journey map' }).getByRole('link')).toHaveCount(1);

  await page.goto('/console/vendors');
  await page.getByRole('button', { name: 'Resume Credit bureau' }).click();
  await expect(page.getByText('Credit bureau is asked again.')).toBeVisible();
  await until(page.request, uuid, 'OFFER_SELECTION');
  await page.goto('/console/map/WAITING_FOR_SOFT_CREDIT');
  await expect(page.getByText('No application is here now.')).toBeVisible();
});
