/** For tests that change what every other test looks at, such as the clock: a product of their own, one a worker. */
import { test as base } from './fixtures.ts';
import { sandboxEnv, startProduct } from './start-product.ts';

export const test = base.extend<object, { ownProduct: string }>({
  ownProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, give) => {
      const product = await startProduct({ env: sandboxEnv });
      await give(product.url);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ ownProduct }, give) => give(ownProduct),
});
