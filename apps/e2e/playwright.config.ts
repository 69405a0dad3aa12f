import { defineConfig } from '@playwright/test';

/** The run mode under test: RUN_MODE, by default `standalone`. */
const runMode = process.env['RUN_MODE'] === 'services' ? 'services' : 'standalone';

/** Specs that start their own product, which take longest. */
const ownProduct = /(emails-held-and-resumed|one-trace|proof-of-work)\.spec/;
/** Specs that run with Jest. */
const units = /src\/faults\//;
/** Attacks need a product with production limits: `npm run test:abuse`. */
const attacks = /src\/abuse\//;

/** On two cores each worker is idle a fourth of its time. With more, limits of one client, such as for links and PINs, are hit. */
const journeysAtOnce = 3;

export default defineConfig({
  testDir: 'src',
  // One folder per run mode, because a run clears it.
  outputDir: `../../test-results/${runMode}`,
  globalSetup: './src/global-setup.ts',
  workers: journeysAtOnce + 1,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Upper limits, not measurements: a busy machine is several times slower.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // No traces, because they double the browser's work: `npm run journey -- NAME --trace on` records one.
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
        // A page lives for seconds: optimising compilers, garbage collector threads and a GPU process cost more than
        // they give.
        '--js-flags=--no-maglev --no-turbofan --single-threaded --min-semi-space-size=16',
        '--in-process-gpu',
      ],
    },
  },
  projects: [
    // One worker besides the others, because these mostly wait; started first, so that none runs alone at the end.
    { name: `${runMode}, own product`, testMatch: ownProduct, workers: 1 },
    { name: runMode, workers: journeysAtOnce, testIgnore: [ownProduct, units, attacks] },
  ],
});
