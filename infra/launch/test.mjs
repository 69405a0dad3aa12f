import { prepareAndRun } from './prepare.mjs';

// npm test runs everything; `--fast` (npm run check) leaves out what needs servers or a browser.
await prepareAndRun(
  'test.mjs',
  async () => {
    const { runTests } = await import('./run-tests.mjs');
    await runTests({ fast: process.argv.includes('--fast') });
  },
  { builds: false, lastLineOfFailure: '0 passed, 1 failed' },
);
