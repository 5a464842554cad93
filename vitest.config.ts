import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What is waited for comes late on a busy machine; the second that Vitest grants is no proof of a fault. */
const patience = { poll: { timeout: 15_000 } };

/**
 * Those that walk the whole product take longest, and one that began last would keep a core idle: they come first. Those
 * that hold whole processes to a clock come last, when what runs beside the database tests is done.
 */
class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      if (/\/(alive|stop-under-load|partition)\.db\.spec\.ts$/.test(moduleId)) return 2;
      return moduleId.includes('/server/proof/') ? 0 : 1;
    };
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

/**
 * Servers of their own, a line that is cut, companies that change places at random: for the long round, the rounds of faults
 * (`npm run faults`), and anyone who asks for one by name.
 */
const { FULL, FAULT_COUNTS, BY_NAME } = process.env;
const forRounds =
  (FULL ?? FAULT_COUNTS ?? BY_NAME) === undefined ? ['server/proof/{partition,standby,swaps}.db.spec.ts'] : [];

/** Three kinds of test that Vitest runs; the fourth, journeys in a browser, is Playwright's (playwright.config.ts). */
export default defineConfig({
  test: {
    // Left to itself it keeps one core of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: WalksFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // No file leaves anything behind for the next, and the code they try is loaded once: half of the time.
          isolate: false,
          include: ['core/**/*.spec.ts', 'brands/**/*.spec.ts', 'tools/**/*.spec.ts', 'server/**/*.spec.ts'],
          exclude: ['**/*.db.spec.ts', '**/node_modules/**'],
          environment: 'node',
          setupFiles: ['tools/test-seed.ts'],
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // A thousand walks took 64 s on a machine that had much else to do: a slow machine is no fault.
          testTimeout: 300_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          // A new page for each file costs a third of what a new process with a page costs.
          pool: 'vmThreads',
          include: ['web/**/*.spec.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['web/test-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 90_000,
          // As on the database.
          retry: 1,
          expect: patience,
        },
      },
      {
        test: {
          name: 'database',
          // Every file has a database and a product of its own; the code they run is loaded once, which saves a third.
          isolate: false,
          include: ['server/**/*.db.spec.ts', 'tools/**/*.db.spec.ts'],
          exclude: [...forRounds, '**/node_modules/**'],
          environment: 'node',
          setupFiles: ['tools/test-seed.ts'],
          experimental: { viteModuleRunner: false, nodeLoader: false },
          globalSetup: ['server/store/test-database-setup.ts'],
          testTimeout: 180_000,
          // As in the browser: a second try tells a slip of the machine from a fault, and npm test names each that needed one.
          retry: 1,
          expect: patience,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
