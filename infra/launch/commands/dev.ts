import { runChild } from '../run-child.mjs';
import { inRoot, LaunchError, programOf } from '../workspace.mjs';

// npm run dev: the site, back office and driver's page with hot reload, with the data of a running product.
const product = process.env['GATEWAY_URL'] || 'http://localhost:3000';
const run = (folder: string, args: string[], variables: Record<string, string> = {}) =>
  runChild(process.execPath, args, { cwd: inRoot(folder), env: { ...process.env, ...variables } });

const libraries = ['libs/ride-calendar', 'libs/brand', 'libs/phone'];
if ((await run('', [programOf('typescript', 'tsc'), '-b', ...libraries])) !== 0) {
  throw new LaunchError('The libraries of the pages do not compile; the messages are above.');
}
const isRunning = await fetch(`${product}/health/live`).then(
  ({ ok }) => ok,
  () => false,
);
if (!isRunning) {
  process.stdout.write(
    `No product responds at ${product}: start one with npm start, or name it in GATEWAY_URL.\n`,
  );
}
process.stdout.write(
  'Site          http://localhost:5174\n' +
    'Back office   http://localhost:5173/admin/\n' +
    'Driver’s page http://localhost:5175/drive/\n',
);
await Promise.all([
  run('apps/web', ['dev-server.ts'], { GATEWAY_URL: product, DEV_PORT: '5174' }),
  run('apps/admin', [programOf('vite'), '--port', '5173', '--strictPort'], { GATEWAY_URL: product }),
  run('apps/driver', [programOf('vite'), '--port', '5175', '--strictPort'], { GATEWAY_URL: product }),
]);
