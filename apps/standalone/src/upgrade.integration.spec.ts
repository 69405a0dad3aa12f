import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@chauffeur/private-servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { readConfiguration } from './settings/configuration.js';
import { openDatabaseServer, provisionDatabases } from './databases/databases.js';
import { loadSecrets } from './data-folder/secrets.js';
import { startProgram } from './program.fixture.js';

const dumps = fileURLToPath(new URL('../fixtures/first-version/', import.meta.url));

interface Page {
  items: Record<string, unknown>[];
}

/** Customer of a booking after the upgrade, so that its emails differ from those of the first version. */
const newCustomer = 'rider-4@example.com';

let folder: string;
let product: Awaited<ReturnType<typeof startProgram>>;
let site: string;
let mailbox: string;
let accessToken: string;

/** Creates a data folder with the databases of the first version. */
async function restoreDumps(): Promise<void> {
  const configuration = readConfiguration({ DATA_DIR: folder }, '/');
  const names = (await readdir(dumps)).map((file) => file.replace('.sql', ''));
  const secrets = await loadSecrets(folder, names);
  const server = await openDatabaseServer(configuration);
  try {
    const urls = await provisionDatabases(server.url, secrets, names);
    for (const name of names) {
      const client = new Client({ connectionString: urls[name] });
      await client.connect();
      await client.query(await readFile(join(dumps, `${name}.sql`), 'utf8'));
      await client.end();
    }
  } finally {
    await server.stop();
  }
}

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${site}/api${path}`, {
    method,
    headers: {
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': 'upgrade' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const staffPage = async (path: string) => ((await call('GET', `/admin${path}`)) as Page).items;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chauffeur-upgrade-'));
  await restoreDumps();
  const [port, mailboxPort] = [await freePort(), await freePort()];
  [site, mailbox] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${mailboxPort}`];
  accessToken = '';
  product = await startProgram({
    DATA_DIR: folder,
    PORT: String(port),
    MAILBOX_PORT: String(mailboxPort),
    EMAIL_SWEEP_SECONDS: '1',
    STATUS_MAIL_DELAY_SECONDS: '0',
  });
  const session = await call('POST', '/auth/sign-in', {
    email: 'leyla@company.example',
    password: 'first-version-password',
  });
  ({ accessToken } = session as { accessToken: string });
}, 600_000);

afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}, 180_000);

describe('a data folder of the first version', () => {
  it('has its bookings, with status and history', async () => {
    const bookings = await staffPage('/bookings');
    expect(
      bookings.map(({ referenceNumber, customerName, status, totalPrice }) =>
        [referenceNumber, customerName, status, totalPrice].join(' '),
      ),
    ).toEqual(
      expect.arrayContaining([
        'BK20261122-9M6YGR2S Rider 1 pending 45',
        'BK20261122-XESNUBD7 Rider 2 confirmed 45',
        'BK20261122-7UXZP7S4 Rider 3 pending 45',
      ]),
    );
    const confirmed = bookings.find(({ status }) => status === 'confirmed');
    const { history } = (await call('GET', `/admin/bookings/${String(confirmed?.['id'])}`)) as {
      history: { toStatus: string }[];
    };
    expect(history.map(({ toStatus }) => toStatus)).toEqual(expect.arrayContaining(['pending', 'confirmed']));
  });

  it('has its transactions, messages and own templates', async () => {
    expect(await staffPage('/transactions')).toEqual([
      expect.objectContaining({ amount: 45, description: 'Payment for the ride of Rider 2' }),
    ]);
    expect(await staffPage('/contact-messages')).toEqual([
      expect.objectContaining({ name: 'Orkhan', message: 'Do you drive to Gabala in winter?' }),
    ]);
    expect(JSON.stringify(await call('GET', '/admin/email-templates'))).toContain('Our own words');
  });

  it('shows the ride paid whose payment was not counted then [I-42]', async () => {
    const end = Date.now() + 60_000;
    let paid: unknown[] = [];
    while (paid.length === 0 && Date.now() < end) {
      await sleep(250);
      paid = await staffPage('/bookings?payment=paid');
    }
    expect(paid).toEqual([expect.objectContaining({ customerName: 'Rider 2', paidUsd: 45 })]);
  }, 90_000);

  it('sends the email that waited, and none of those that were sent, again', async () => {
    const end = Date.now() + 60_000;
    let recipients: string[] = [];
    while (recipients.length === 0 && Date.now() < end) {
      await sleep(250);
      const emails = (await (await fetch(`${mailbox}/email`)).json()) as { envelopeTo: string[] }[];
      recipients = emails
        .filter((email) => !JSON.stringify(email).includes(newCustomer))
        .flatMap(({ envelopeTo }) => envelopeTo);
    }
    expect(recipients).toEqual(['rider-1@example.com']);
    const bookings = await staffPage('/bookings?search=rider-2@example.com');
    const emails = (await call('GET', `/admin/bookings/${String(bookings[0]?.['id'])}/emails`)) as object[];
    expect(emails).toEqual([
      expect.objectContaining({ templateName: 'booking_confirmation', state: 'sent' }),
      expect.objectContaining({ templateName: 'booking_received', state: 'sent' }),
    ]);
  }, 90_000);

  it('takes bookings at its prices', async () => {
    const prices = (await call('GET', '/pricing')) as {
      carId: string;
      serviceId: string;
      priceUsd: number;
    }[];
    expect(prices).toEqual([expect.objectContaining({ priceUsd: 45 })]);
    const booking = await call('POST', '/bookings', {
      language: 'en',
      carId: prices[0]?.carId,
      serviceId: prices[0]?.serviceId,
      currency: 'USD',
      bookingDate: new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10),
      bookingTime: '10:30',
      passengerCount: 2,
      pickupLocation: 'Hilton Baku',
      dropoffLocation: 'Old City',
      customerName: 'Rider 4',
      customerEmail: newCustomer,
      customerPhone: '+44 20 7946 0958',
      preferredMessagingApp: 'whatsapp',
    });
    expect(booking).toMatchObject({ status: 'pending', totalPrice: 45 });
  });
});
