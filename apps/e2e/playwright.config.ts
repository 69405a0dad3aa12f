import { defineConfig } from '@playwright/test';

/** Which way of running the product is under test: RUN_MODE, `standalone` unless it is `services`. */
const runMode = process.env['RUN_MODE'] === 'services' ? 'services' : 'standalone';

const firstAdmin = /first-admin\.spec/;
/** Specs that start a product of their own, which takes longest. */
const ownProduct = /(emails-held-and-resumed|one-trace|proof-of-work)\.spec/;
/** Specs that run with Jest. */
const units = /src\/faults\//;
/** Attacks need a product with the limits of production: `npm run test:abuse`. */
const attacks = /src\/abuse\//;

/** On two cores each waits a fourth of its time. More would share one client's limits, such as those of links and PINs. */
const journeysAtOnce = 3;

export default defineConfig({
  testDir: 'src',
  // Of each way to run by itself: a run removes what it finds there.
  outputDir: `../../test-results/${runMode}`,
  globalSetup: './src/product/global-setup.ts',
  workers: journeysAtOnce + 1,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Limits, not measurements: a busy machine is several times slower.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace doubles the browser's work: `npm run journey -- NAME --trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds: optimising its scripts, threads for its garbage, and a process for a GPU that is none
        // cost more than they give.
        '--js-flags=--no-maglev --no-turbofan --single-threaded --min-semi-space-size=16',
        '--in-process-gpu',
      ],
    },
  },
  projects: [
    // The back office's other journeys need its first admin.
    { name: 'first admin', testMatch: firstAdmin },
    // One beside the others, as they wait for most of their time; first, so that none of them is left to run alone in the end.
    { name: `${runMode}, own product`, dependencies: ['first admin'], testMatch: ownProduct, workers: 1 },
    {
      name: runMode,
      workers: journeysAtOnce,
      dependencies: ['first admin'],
      testIgnore: [firstAdmin, ownProduct, units, attacks],
    },
  ],
});
