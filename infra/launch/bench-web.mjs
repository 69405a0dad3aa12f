import { prepareAndRun } from './prepare.mjs';
import { inRoot } from './workspace.mjs';

/** Variables that steer a product of one's own and must not steer the one under measurement. */
const NOT_FOR_BENCH = [
  'PORT',
  'HOST',
  'MAILBOX_PORT',
  'DATA_DIR',
  'POSTGRES_ADMIN_URL',
  'SMTP_URL',
  'NODE_ENV',
  'LOG_LEVEL',
];

// npm run bench:web: Lighthouse over the public pages of the product, against their budgets.
await prepareAndRun('bench-web.mjs', async () => {
  const { startStandalone } = await import('./standalone-process.mjs');
  const { benchWeb } = await import(inRoot('apps', 'bench', 'dist', 'index.js'));
  const kept = Object.entries(process.env).filter(([name]) => !NOT_FOR_BENCH.includes(name));
  process.exitCode = await benchWeb({
    args: process.argv.slice(2),
    startProduct: (/** @type {string} */ publicUrl) =>
      startStandalone({ env: { ...Object.fromEntries(kept), LOG_LEVEL: 'warn', PUBLIC_URL: publicUrl } }),
    document: inRoot('docs', 'performance.md'),
  });
});
