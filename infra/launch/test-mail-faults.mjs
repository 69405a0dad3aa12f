import { prepareAndRun } from './prepare.mjs';
import { inRoot } from './workspace.mjs';

/** Variables that steer a product of one's own and must not steer the one that is hurt. */
const NOT_FOR_FAULTS = [
  'PORT',
  'HOST',
  'MAILBOX_PORT',
  'DATA_DIR',
  'POSTGRES_ADMIN_URL',
  'RABBITMQ_URL',
  'REDIS_URL',
  'NODE_ENV',
];
const STEERS_EMAIL = /^(EMAIL|DKIM|SMTP)_/;

// npm run test:mail-faults: breaks the way of the mails on purpose, with every service as a process of its own.
await prepareAndRun('test-mail-faults.mjs', async () => {
  const { startServices } = await import('./services-supervisor.mjs');
  const { testMailFaults } = await import(inRoot('apps', 'e2e', 'dist', 'faults', 'index.js'));
  const kept = Object.entries(process.env).filter(
    ([name]) => !NOT_FOR_FAULTS.includes(name) && !STEERS_EMAIL.test(name),
  );
  const startProduct = async (/** @type {Record<string, string>} */ variables) => {
    const services = await startServices({ env: { ...Object.fromEntries(kept), ...variables } });
    const { notifications } = services.databases;
    return {
      siteUrl: services.siteUrl,
      deliveryLogUrl: notifications,
      killWorker: () => services.processes['email-worker']?.kill9(),
      redis: services.servers.redis,
      stop: services.stop,
    };
  };
  process.exitCode = await testMailFaults({
    args: process.argv.slice(2),
    startProduct,
    document: inRoot('docs', 'reliability.md'),
  });
});
