/** Each kind of page in brands as different as they come: readable, named, and nothing axe objects to. */
import type { PagePattern } from '#core/pages.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

/** Dark and light bars, serif and slab, square and round, with and without dark mode. */
const brands = ['FIGURE_NY', 'GARNET_WEIR', 'IRONWHISTLE_WORKERS', 'KESTREL_QUAY', 'CLOUDGABLE'];

/** One of each kind: a question, a form on its own card, a page of text, a table, a grid of cards, a plain sentence. */
const paths: readonly PagePattern[] = ['/auth/login', '/terms', '/licenses', '/contact', '/universal-marketplace'];
const products = ['/account/heloc/register-v2', '/account/heloc/not-accepting-apps'];

for (const org of brands) {
  test(`[PROD-02] each kind of page is readable in ${org}`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the phone sees each page once, in shell.spec.ts');
    test.setTimeout(180_000);
    for (const path of [...products, ...paths]) {
      await test.step(path, async () => {
        await page.goto(`${path}?org=${org}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('banner').getByRole('img').first()).toHaveAttribute(
          'src',
          new RegExp(`/brands/${org.toLowerCase().replaceAll('_', '-')}/`),
        );
        await expectNoAxeViolations(page);
      });
    }
  });
}
