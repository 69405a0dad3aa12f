import { prepareAndRun } from './prepare.mjs';
import { inRoot } from './workspace.mjs';

// npm run test:mail-faults: breaks the way of the mails on purpose, with every service as a process of its own.
await prepareAndRun('test-mail-faults.mjs', async () => {
  const { startFaulted } = await import('./faulted-services.mjs');
  const { testMailFaults } = await import(inRoot('apps', 'e2e', 'dist', 'faults', 'index.js'));
  process.exitCode = await testMailFaults({
    args: process.argv.slice(2),
    startProduct: startFaulted,
    document: inRoot('docs', 'reliability.md'),
  });
});
