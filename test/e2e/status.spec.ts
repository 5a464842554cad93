/** The page that partners read when they wonder whether something is wrong: it fits, is clean for axe and runs no script. */
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

test('says how each part does, fits the screen, and has nothing axe objects to', async ({ page }) => {
  await page.goto('/status');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/working|longer than usual/);
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await page.evaluate(() => document.scripts.length)).toBe(0);
  await expectNoAxeViolations(page);
});
