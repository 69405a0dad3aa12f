import { startServices } from './services-supervisor.ts';
import { inRoot } from '../workspace.mjs';

// npm run start:services: every service as a process of its own.
const fromStandalone = (file: string) => import(inRoot('apps', 'standalone', 'dist', file));
const { addressBlock, isApiDocumented } = await fromStandalone('address-block.js');
const { demoBookings } = await fromStandalone('demo-content.js');
const { stopOnSignal } = await fromStandalone('stop-on-signal.js');
process.stdout.write('Starting PostgreSQL, RabbitMQ, Redis and the services …\n');
const starting = startServices({
  env: {
    ...process.env,
    PORT: process.env['PORT'] || '3000',
    MAILBOX_PORT: process.env['MAILBOX_PORT'] || '1080',
    SEED_DEMO_BOOKINGS: demoBookings(process.env),
  },
  log: (line) => process.stdout.write(`${line}\n`),
});
const stop = async () => (await starting.catch(() => undefined))?.stop();
const isStopping = stopOnSignal(stop, String);

try {
  const { siteUrl, mailboxUrl, setupLink } = await starting;
  const isDocumented = isApiDocumented(process.env);
  const block = addressBlock({ site: siteUrl, mailbox: mailboxUrl, setup: setupLink, isDocumented });
  if (!isStopping()) process.stdout.write(`${block}\n`);
  // The processes do not keep this one alive.
  setInterval(() => undefined, 2 ** 30);
} catch (error) {
  if (!isStopping()) throw error;
}
