import { defineConfig } from '@playwright/test';

/** Attacks on a product of their own: `npm run test:abuse`. */
export default defineConfig({
  testDir: 'src/abuse',
  outputDir: '../../test-results',
  globalSetup: './src/abuse/start-attacked-product.ts',
  // A case that floods the product must not be another's.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['./src/abuse/count-cases.ts']],
});
