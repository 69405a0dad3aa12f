import { randomBytes } from 'node:crypto';
import { InProcessEventBus } from '@chauffeur/messaging';
import { createTestDatabase, startPostgres } from '@chauffeur/private-servers';
import { inRoot } from './workspace.mjs';

const fromApp = (/** @type {string} */ app) => import(inRoot('apps', app, 'dist', 'index.js'));

/**
 * Measures staff's list of bookings with 1,000 and with 100,000 of them, side by side; resolves with the exit code.
 * @param {string[]} args
 */
export async function runBenchBookings(args) {
  const { createApp } = await fromApp('booking');
  const { benchBookings } = await fromApp('bench');
  const postgres = await startPostgres();
  const start = async () => {
    const database = await createTestDatabase(postgres.adminUrl);
    const token = randomBytes(32).toString('hex');
    const environment = {
      DATABASE_URL: database.url,
      EVENT_TRANSPORT: 'in-process',
      INTERNAL_TOKEN: token,
      LOG_LEVEL: 'error',
    };
    const app = await createApp(environment, { eventBus: new InProcessEventBus() });
    const address = await app.listen(0, '127.0.0.1');
    return {
      databaseUrl: database.url,
      get: async (/** @type {string} */ path) => {
        const response = await fetch(`${address}${path}`, { headers: { 'x-internal-token': token } });
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
        return response.json();
      },
      stop: async () => {
        await app.close();
        await database.drop();
      },
    };
  };
  try {
    const document = inRoot('docs', 'performance.md');
    return await benchBookings({ args, start, document });
  } finally {
    await postgres.stop();
  }
}
