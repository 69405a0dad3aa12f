import { startServices } from './services-supervisor.mjs';
import { inRoot } from './workspace.mjs';

/** Milliseconds within which npm repeats the terminal's signal; a later one means "at once". */
const SIGNAL_ECHO = 500;

// npm run start:services: every service as a process of its own.
const { PORT = '3000', MAILBOX_PORT = '1080' } = process.env;
process.stdout.write('Starting PostgreSQL, RabbitMQ, Redis and the services …\n');
const starting = startServices({
  env: { ...process.env, PORT: PORT || '3000', MAILBOX_PORT: MAILBOX_PORT || '1080' },
  log: (line) => process.stdout.write(`${line}\n`),
});
let stoppingSince = 0;

async function stop() {
  if (stoppingSince !== 0) {
    if (Date.now() - stoppingSince > SIGNAL_ECHO) process.exit(1);
    return;
  }
  stoppingSince = Date.now();
  process.stdout.write('Stopping …\n');
  const services = await starting.catch(() => undefined);
  const code = await services?.stop().then(
    () => 0,
    () => 1,
  );
  process.exit(code ?? 0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());

try {
  const { siteUrl, mailboxUrl, setupLink } = await starting;
  const { addressBlock } = await import(inRoot('apps', 'standalone', 'dist', 'address-block.js'));
  const block = addressBlock({ site: siteUrl, mailbox: mailboxUrl, setup: setupLink });
  if (stoppingSince === 0) process.stdout.write(`${block}\n`);
  // The processes do not keep this one alive.
  setInterval(() => undefined, 2 ** 30);
} catch (error) {
  if (stoppingSince === 0) throw error;
}
