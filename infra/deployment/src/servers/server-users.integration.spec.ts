import { join } from 'node:path';
import {
  createTestDatabase,
  freePort,
  query,
  ServerProcess,
  until,
  type TestDatabase,
} from '@chauffeur/private-servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { productProcesses, root } from '../repository.fixture.js';
import { SecureServers } from './secure-servers.fixture.js';

const secret = 'a-secret-of-this-spec';

describe('the product, each service by a user of its own over TLS', () => {
  const processes: ServerProcess[] = [];
  const databases: Record<string, TestDatabase> = {};
  const addresses: Record<string, string> = {};
  let servers: SecureServers;

  beforeAll(async () => {
    servers = await SecureServers.start();
    for (const name of ['booking', 'finance', 'notifications']) {
      databases[name] = await createTestDatabase(servers.postgres.url);
    }
    await Promise.all(['booking', 'finance', 'notifications'].map((name) => start(name)));
    await Promise.all([start('email-worker', 'notifications'), start('gateway')]);
  }, 150_000);

  afterAll(async () => {
    await Promise.all(processes.map((process) => process.stop('SIGTERM', 20_000)));
    await servers.stop();
  }, 60_000);

  /** Starts a program with the URLs of its user. Resolves when it is ready. */
  async function start(name: string, database = name): Promise<void> {
    const port = await freePort();
    addresses[name] = `http://127.0.0.1:${port}`;
    const app = productProcesses().find((one) => one.name === name)?.app ?? name;
    const program = name === 'email-worker' ? 'worker.main.js' : 'main.js';
    const elsewhere = ['catalogue', 'pricing', 'identity', 'web'].map((one) => [
      `${one.toUpperCase()}_URL`,
      'http://127.0.0.1:1',
    ]);
    const process = new ServerProcess({
      command: globalThis.process.execPath,
      args: [join(root, 'apps', app, 'dist', program)],
      guard: { signal: 'TERM', grace: 20 },
      env: {
        ...Object.fromEntries(elsewhere),
        BOOKING_URL: addresses['booking'],
        FINANCE_URL: addresses['finance'],
        NOTIFICATIONS_URL: addresses['notifications'],
        PATH: globalThis.process.env['PATH'],
        NODE_EXTRA_CA_CERTS: servers.authority,
        PORT: String(port),
        LOG_LEVEL: 'warn',
        INTERNAL_TOKEN: secret,
        JWT_SECRET: secret,
        LINK_SECRET: secret,
        MAIL_FROM: 'bookings@example.com',
        SEED_DEMO_BOOKINGS: 'true',
        ...(databases[database] && { DATABASE_URL: `${databases[database].url}?sslmode=verify-full` }),
        RABBITMQ_URL: servers.rabbitmqUrl(name),
        REDIS_URL: servers.redisUrl(name),
        // Not a mail server: an attempt to send is enough.
        SMTP_URL: 'smtp://127.0.0.1:1',
      },
    });
    processes.push(process);
    const isReady = async () =>
      !process.isRunning ||
      (await fetch(`${addresses[name]}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ));
    if (!(await until(isReady, 120_000)) || !process.isRunning) {
      throw new Error(`${name} is not ready: ${process.lastOutput}`);
    }
  }

  it('publishes, declares and consumes: the payments of the examples reach finance', async () => {
    const count = async () => {
      const [row] = await query<{ count: string }>(
        databases['finance']?.url ?? '',
        'SELECT count(*) FROM transactions',
      );
      return Number(row?.count) > 0;
    };
    expect(await until(count, 60_000)).toBe(true);
  }, 90_000);

  it('connects to PostgreSQL over TLS alone', async () => {
    const rows = await query(
      servers.postgres.url,
      `SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE usename LIKE 'test_%'`,
    );
    expect(rows).toEqual([{ ssl: true }]);
  });

  it('counts visitors, and enqueues and works on jobs: a message from the site becomes emails', async () => {
    const notifications = databases['notifications']?.url ?? '';
    // Emails wait for the contact settings of catalogue, which does not run here.
    await query(notifications, 'INSERT INTO known_contact_settings VALUES (1, NULL, now())');
    const response = await fetch(`${addresses['gateway']}/api/contact-messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Emily Carter', email: 'emily@example.com', message: 'Is Gabala far?' }),
    });
    expect([response.status, await response.text()]).toEqual([201, expect.any(String)]);
    const isAttempted = async () => {
      const rows = await query(notifications, 'SELECT 1 FROM email_deliveries WHERE attempts > 0');
      return rows.length > 0;
    };
    expect(await until(isAttempted, 60_000)).toBe(true);
    expect(await servers.queryRedis('KEYS rate-limit:*')).toContain('rate-limit:');
  }, 90_000);

  it.each([
    ['gateway', 'GET bull:email:1'],
    ['email-worker', 'GET rate-limit:1'],
    ['notifications', 'FLUSHALL'],
    ['autoscaler', 'DEL bull:email:wait'],
  ])('does not let %s do %s', async (user, command) => {
    await expect(servers.queryRedis(command, user)).rejects.toThrow('NOPERM');
  });

  it('lets autoscaling ask for the length of the list of jobs, as KEDA does', async () => {
    const script = `"return redis.call('llen', KEYS[1])"`;
    expect(await servers.queryRedis(`EVAL ${script} 1 bull:email:wait`, 'autoscaler')).toMatch(/^:\d/);
  });
});
