/** What the built pages weigh: no browser is asked, since it is the build that is weighed. */
import { budget, entry, filesOf, firstPage, laterPages, readManifest, sizes } from '../../bench/yardstick/chunks.ts';
import { expect, onlyAt, test } from './fixtures.ts';

test('the first step and every later page stay within their bytes', onlyAt('desktop'), async () => {
  const manifest = await readManifest();
  const first = filesOf(manifest, [entry, firstPage]).scripts;
  expect(sizes(first).brotli).toBeLessThanOrEqual(budget.firstLoad);
  const heavy = laterPages(manifest, first)
    .map(({ name, files }) => ({ name, kilobytes: sizes(files).brotli }))
    .filter(({ kilobytes }) => kilobytes > budget.heaviestLaterPage);
  expect(heavy).toEqual([]);
});
