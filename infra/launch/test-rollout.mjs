import { prepareAndRun } from './prepare.mjs';
import { inRoot } from './workspace.mjs';

// npm run test:rollout: replaces every replica of every service while requests come in; with --sizes, what they take.
await prepareAndRun('test-rollout.mjs', async () => {
  const { openReplicaGround } = await import('./replica-ground.mjs');
  const { testRollout } = await import(inRoot('apps', 'e2e', 'dist', 'faults', 'index.js'));
  process.exitCode = await testRollout({
    args: process.argv.slice(2),
    openGround: () => openReplicaGround(process.env),
    documents: { rollout: inRoot('docs', 'reliability.md'), sizes: inRoot('docs', 'operations.md') },
  });
});
