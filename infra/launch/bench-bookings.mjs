import { randomBytes } from 'node:crypto';
import { prepareAndRun } from './prepare.mjs';
import { inRoot } from './workspace.mjs';

// npm run bench:bookings: staff's list of bookings with 1,000 and with 100,000 of them, side by side.
await prepareAndRun('bench-bookings.mjs', async () => {
  const { createTestDatabase, startPostgres } = await import('@chauffeur/private-servers');
  const { InProcessEventBus } = await import('@chauffeur/messaging');
  const { createApp } = await import(inRoot('apps', 'booking', 'dist', 'index.js'));
  const { benchBookings } = await import(inRoot('apps', 'bench', 'dist', 'index.js'));

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
    process.exitCode = await benchBookings({ args: process.argv.slice(2), start, document });
  } finally {
    await postgres.stop();
  }
});
