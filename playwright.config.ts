import { defineConfig, devices } from '@playwright/test';
import { findBrowser, testFlags } from './tools/browser.ts';

const executablePath = findBrowser();
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
/** Told by a test without a browser too: the browser's own look at it belongs to the long round, or to anyone who asks for it. */
const isForLater = (process.env['FULL'] ?? process.env['BY_NAME']) === undefined ? [/@full/] : [];

/** Journeys in a real browser, on a product of their own that is started once for the whole run, on a desktop and on a phone. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.reports/e2e',
  fullyParallel: true,
  // A journey waits for vendors and for pages: three keep two cores busy.
  workers: 3,
  // A second try tells a slip of the machine from a fault; npm test names each test that needed one.
  retries: 1,
  forbidOnly: true,
  // Generous, so that a busy machine is slow and not red; what should be fast is measured in bench/.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '.reports/e2e.json' }]],
  webServer: {
    command: `"${process.execPath}" test/e2e/start-product.ts`,
    wait: { stdout: /Product at (?<product_url>\S+) with its data in (?<product_data>\S+)/ },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
  use: {
    // Known once the product is up: Playwright puts what it printed into the environment of the tests.
    ...(process.env['PRODUCT_URL'] ? { baseURL: process.env['PRODUCT_URL'] } : {}),
    trace: 'off',
    // Long for a busy machine, and short of the whole test: a press that finds nothing says so, with a picture of the page.
    actionTimeout: 90_000,
    // What moves costs a machine without a graphics card a fifth of its time, and shows nothing that a test looks at.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { args: [...testFlags], ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // The whole journey signs on a desk, step by step as this one does on a phone.
    {
      name: 'desktop',
      testIgnore: /papers-signed\.spec\.ts$/,
      grepInvert: [/@phone/, ...isForLater],
      use: desktop,
    },
    {
      name: 'phone',
      // What these prove does not depend on the width: the workshop is for desks, the others for calls and colors.
      testIgnore: /(dev|brands|signer|notary|funding|closing)\.spec\.ts$/,
      // What does not depend on the width of the screen is tried on one of them.
      grepInvert: [/@desktop/, ...isForLater],
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
