/** The pages that anyone may open, in brands as different as they come: dressed, named, and nothing axe objects to. */
import { pages } from '#core/pages.ts';
import { expect, expectNoAxeViolations, isFull, test } from './fixtures.ts';

/** Dark and light bars, serif and slab, square and round, with and without dark mode. */
const brands = ['FIGURE_NY', 'GARNET_WEIR', 'IRONWHISTLE_WORKERS', 'KESTREL_QUAY', 'CLOUDGABLE'];

/** A step of the older form has an address of its own only once someone has begun; registration.spec.ts looks at those. */
const paths = Object.entries(pages)
  .filter(([, { sees }]) => sees === 'anyone')
  .map(([pattern]) => pattern.replace('{product}', 'heloc'))
  .filter((path) => !path.includes('{'));

/**
 * The colors of each brand are worked out when it is loaded, and the first lender's pages are looked at in shell.spec.ts:
 * here every fourth page is seen in one of these brands, with `FULL` each in all.
 */
const shareOf = (index: number) => (isFull ? paths : paths.filter((_, at) => at % (4 * brands.length) === 4 * index));

for (const [index, org] of brands.entries()) {
  test(`[PROD-02] public pages are readable in ${org}`, async ({ page }) => {
    test.setTimeout(600_000);
    for (const path of shareOf(index)) {
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
