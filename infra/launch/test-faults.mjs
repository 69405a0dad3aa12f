import { prepareAndRun } from './prepare.mjs';
import { inRoot } from './workspace.mjs';

// npm run test:faults: breaks servers and services on purpose while bookings come in.
await prepareAndRun('test-faults.mjs', async () => {
  const { startFaulted } = await import('./faulted-services.mjs');
  const { testSystemFaults } = await import(inRoot('apps', 'e2e', 'dist', 'faults', 'index.js'));
  process.exitCode = await testSystemFaults({
    args: process.argv.slice(2),
    startProduct: startFaulted,
    document: inRoot('docs', 'reliability.md'),
  });
});
