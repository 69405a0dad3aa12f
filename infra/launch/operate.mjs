import { prepareAndRun } from './prepare.mjs';
import { inRoot } from './workspace.mjs';

// npm run backup, restore, parked: what operators do with the data folder of npm start.
await prepareAndRun('operate.mjs', async () => {
  await import(inRoot('apps', 'standalone', 'dist', 'operators', 'main.js'));
});
