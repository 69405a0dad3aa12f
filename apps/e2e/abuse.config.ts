import { defineConfig } from '@playwright/test';

/** Attacks on a separate product: `npm run test:abuse`. */
export default defineConfig({
  testDir: 'src/abuse',
  outputDir: '../../test-results',
  globalSetup: './src/abuse/start-attacked-product.ts',
  // Sequential, because some cases flood the product.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['./src/abuse/count-cases.ts']],
});
