import { prepareAndRun } from './prepare.mjs';
import { inRoot } from './workspace.mjs';

/** Milliseconds in which npm's copy of a signal follows the terminal's own; a later one means "at once". */
const SIGNAL_ECHO = 500;

// npm run start:services: every service as a process of its own.
await prepareAndRun('start-services.mjs', async () => {
  const { startServices } = await import('./services-supervisor.mjs');
  const { addressBlock } = await import(inRoot('apps', 'standalone', 'dist', 'address-block.js'));
  const env = {
    ...process.env,
    PORT: process.env['PORT'] || '3000',
    MAILBOX_PORT: process.env['MAILBOX_PORT'] || '1080',
  };
  process.stdout.write('Starting PostgreSQL, RabbitMQ, Redis and the services …\n');
  const starting = startServices({ env, log: (line) => process.stdout.write(`${line}\n`) });
  let stopping = 0;
  const stop = () => {
    if (stopping !== 0) {
      if (Date.now() - stopping > SIGNAL_ECHO) process.exit(1);
      return;
    }
    stopping = Date.now();
    process.stdout.write('Stopping …\n');
    void starting.then(
      (services) =>
        services.stop().then(
          () => process.exit(0),
          () => process.exit(1),
        ),
      () => process.exit(0),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const services = await starting.catch((error) => {
    if (stopping !== 0) return undefined;
    throw error;
  });
  if (services && stopping === 0) {
    process.stdout.write(`${addressBlock({ site: services.siteUrl, mailbox: services.mailboxUrl })}\n`);
  }
});
