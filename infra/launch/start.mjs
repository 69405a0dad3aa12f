import { prepareAndRun } from './prepare.mjs';
import { inRoot } from './workspace.mjs';

// npm start: the whole product in this one process.
await prepareAndRun('start.mjs', async () => {
  process.setSourceMapsEnabled(true);
  await import(inRoot('apps', 'standalone', 'dist', 'main.js'));
});
