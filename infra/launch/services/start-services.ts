import { ServerError } from '@chauffeur/private-servers';
import { startServices } from './services-supervisor.ts';
import { readinessReporter } from './supervision/readiness-reporter.ts';
import { superviseServer } from './supervision/supervise-server.ts';
import {
  formatAddresses,
  isApiDocumented,
} from '../../../apps/standalone/dist/addresses/format-addresses.js';
import { demoBookings } from '../../../apps/standalone/dist/settings/demo-content.js';
import { StartupError } from '../../../apps/standalone/dist/startup-error.js';
import { stopOnSignal } from '../../../apps/standalone/dist/stop-on-signal.js';

// npm run start:services: every service as a separate process.

/** Milliseconds between two checks of what can't work; longer than one check takes. */
const REPORT_MS = 10_000;

process.stdout.write('Starting PostgreSQL, RabbitMQ, Redis and the services …\n');
let starting: ReturnType<typeof startServices> | undefined;
const log = (line: string) => process.stdout.write(`${line}\n`);
const stopping = stopOnSignal(async () => (await starting?.catch(() => undefined))?.stop(), String);
starting = startServices({
  env: {
    ...process.env,
    PORT: process.env['PORT'] || '3000',
    MAILBOX_PORT: process.env['MAILBOX_PORT'] || '1080',
    SEED_DEMO_BOOKINGS: demoBookings(process.env),
  },
  log,
  signal: stopping,
});

try {
  const { siteUrl, mailboxUrl, setupLink, servers, processes } = await starting;
  for (const [name, server] of Object.entries(servers)) {
    void superviseServer(
      server,
      () => stopping.aborted,
      (line) => log(`${name}: ${line}`),
    );
  }
  const isDocumented = isApiDocumented(process.env);
  const block = formatAddresses({ site: siteUrl, mailbox: mailboxUrl, setup: setupLink, isDocumented });
  if (!stopping.aborted) log(block);
  const reporters = Object.entries(processes).map(([name, { url }]) =>
    readinessReporter(url, (line) => stopping.aborted || log(`${name}: ${line}`)),
  );
  // The child processes do not keep this one alive; the interval does.
  setInterval(() => reporters.forEach((report) => void report()), REPORT_MS);
} catch (error) {
  if (!stopping.aborted) {
    if (!(error instanceof StartupError || error instanceof ServerError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
