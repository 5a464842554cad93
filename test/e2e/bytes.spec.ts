/** What the built pages weigh: no browser is asked, since it is the build that is weighed. */
import { budget, entry, filesOf, firstPage, laterPages, readManifest, sizes } from '../../bench/yardstick/chunks.ts';
import { expect, onlyAt, test } from './fixtures.ts';

const application = '/account/heloc/6e2a2d9e-5b1f-4d55-9f0e-111111111111';

test('the first step and every later page stay within their bytes', onlyAt('desktop'), async () => {
  const manifest = await readManifest();
  const first = filesOf(manifest, [entry, firstPage]).scripts;
  expect(sizes(first).brotli).toBeLessThanOrEqual(budget.firstLoad);
  const heavy = laterPages(manifest, first)
    .map(({ name, files }) => ({ name, kilobytes: sizes(files).brotli }))
    .filter(({ kilobytes }) => kilobytes > budget.heaviestLaterPage);
  expect(heavy).toEqual([]);
});

test(
  'the page of a screen names the screen’s own files, so that they come along with it',
  onlyAt('desktop'),
  async ({ request }) => {
    const manifest = await readManifest();
    for (const [screen, file] of [
      ['product/select', 'borrower/screens/product/select.tsx'],
      ['bpo/hold', 'borrower/screens/application/hold.tsx'],
      ['income/upload/PAYSTUB', 'borrower/screens/income/upload.tsx'],
    ] as const) {
      const page = await (await request.get(`${application}/${screen}`, { headers: { accept: 'text/html' } })).text();
      const own = filesOf(manifest, ['borrower/journey-routes.tsx', file]).scripts;
      expect(own.size).toBeGreaterThan(3);
      for (const script of own) expect(page).toContain(script);
    }
  },
);
