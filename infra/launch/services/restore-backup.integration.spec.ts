import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { backupRecords } from '@chauffeur/contracts/operations/backups';
import { findRestic, findRunningPostgres } from '@chauffeur/private-servers';
import { Client } from 'pg';
import { startStandalone, type StandaloneProcess } from './standalone-process.ts';
import { inRoot, root } from '../workspace.mjs';

const fromFaults = (file: string) => import(inRoot('apps', 'e2e', 'dist', 'faults', file));
const { BookingClient } = await fromFaults('load/booking-client.js');
const { FaultMailServer, staffAddress } = await fromFaults('load/fault-mail-server.js');

describe('a backup of the data folder', () => {
  let folder: string;
  let product: StandaloneProcess | undefined;
  let mailServer: InstanceType<typeof FaultMailServer>;

  let hasRestic = true;

  beforeAll(async () => {
    const print = (line: string) => void process.stderr.write(`${line}\n`);
    // restic comes from Debian's package, like the servers. If it is not available, the steps that need it are left
    // out.
    await findRestic(print).catch((error) => {
      hasRestic = false;
      print(`The backups of the product itself are left out: ${error.message}`);
    });
  }, 600_000);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chauffeur-backup-'));
    mailServer = new FaultMailServer();
    await mailServer.start();
  });

  afterEach(async () => {
    await product?.stop();
    await mailServer.stop();
    await rm(folder, { recursive: true, force: true });
  }, 120_000);

  const dataFolder = () => join(folder, 'data');

  /** Settings of the product's own backups, with an hour that is not now. */
  const ofBackups = () =>
    hasRestic
      ? {
          BACKUP_FOLDER: join(folder, 'repository'),
          BACKUP_PASSWORD: 'a-password-of-this-spec',
          BACKUP_HOUR: String((new Date().getUTCHours() + 4 + 12) % 24),
        }
      : {};

  /** Runs the command behind `npm run backup`, `backups`, `restore` or `dead-letters`, without building. */
  const operate = (command: string, ...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [
        inRoot('apps', 'standalone', 'dist', 'operators', 'main.js'),
        command,
        ...(args.length > 0 ? args : [join(folder, 'backup')]),
      ],
      { cwd: root, env: { PATH: process.env['PATH'], DATA_DIR: dataFolder(), ...ofBackups() } },
    );

  /** Returns ids of rows in one of the product's databases. */
  const ids = async (database: string, query: string) => {
    const url = await findRunningPostgres(join(dataFolder(), 'postgres'));
    const client = new Client({ connectionString: url?.replace(/\/postgres$/, `/${database}`) });
    await client.connect();
    try {
      return (await client.query(query)).rows.map(({ id }) => String(id));
    } finally {
      await client.end();
    }
  };
  const untilBackedUp = async () => {
    const end = Date.now() + 120_000;
    for (;;) {
      const text = await readFile(join(dataFolder(), 'backups.json'), 'utf8');
      const [record] = backupRecords.parse(JSON.parse(text));
      if (record?.lastSuccessAt) return;
      if (Date.now() > end) throw new Error(`no backup was made: ${text}`);
      await pause(200);
    }
  };
  const mailed = () =>
    ids('notifications', `SELECT booking_id AS id FROM email_deliveries WHERE status = 'sent'`);
  const untilMailed = async (bookings: { id: string }[]) => {
    const end = Date.now() + 180_000;
    const wanted = bookings.flatMap(({ id }) => [id, id]);
    for (;;) {
      const sent = await mailed();
      if (wanted.every((id) => sent.filter((one) => one === id).length === 2)) return;
      if (Date.now() > end) throw new Error(`only ${sent.length} mails were sent`);
      await pause(200);
    }
  };
  const mailsTo = ({ customer }: { customer: string }) =>
    mailServer.accepted.filter((mail: { customer: string }) => mail.customer === customer).length;

  it('brings back what was booked and what was still to be mailed, and mails nothing twice', async () => {
    product = await startStandalone({
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataFolder(),
        ...ofBackups(),
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'rides@company.example',
        ADMIN_EMAIL: staffAddress,
        EMAIL_FIRST_RETRY_SECONDS: '1',
        WRITE_LIMIT_PER_MINUTE: '1000',
        RECIPIENT_LIMIT_PER_HOUR: '1000',
        RECIPIENT_LIMIT_PER_DAY: '1000',
      },
    });
    const client = await BookingClient.open(product.siteUrl, 'backup', 1, { retryForMs: 60_000 });
    await client.bookAtConstantRate(2, 5);
    await untilMailed(client.accepted);
    await mailServer.stop();
    await client.bookAtConstantRate(2, 5);
    const [first, second, third, fourth] = client.accepted;

    // Wait for the product's own first backup.
    if (hasRestic) await untilBackedUp();
    // Bookings continue meanwhile, so the backup has some of them and not others.
    const backUp = hasRestic ? operate('backups', 'now') : operate('backup');
    await Promise.all([backUp, client.bookAtConstantRate(20, 10)]);
    expect(client.failures).toEqual([]);
    // `backup` makes the same kind of folder as `backups`.
    await operate('backup', join(folder, 'copied'));
    await product.kill9();
    // The guard is still stopping the killed product's PostgreSQL, which may be writing.
    await rm(dataFolder(), { recursive: true, maxRetries: 50, retryDelay: 200 });
    const listed = hasRestic ? (await operate('backups', 'list')).stdout : '2 snapshots';
    // Both of today: a backup made by the operator does not replace the day's other one.
    expect(listed).toMatch(/^2 snapshots$/m);
    if (hasRestic) await operate('backups', 'fetch', join(folder, 'backup'));
    await operate('restore');
    expect(await readdir(join(folder, 'copied'))).toEqual(await readdir(join(folder, 'backup')));
    await mailServer.start();
    await product.restart();

    const stored = await ids('booking', 'SELECT id FROM bookings');
    expect(stored).toEqual(expect.arrayContaining([first, second, third, fourth].map(({ id }) => id)));
    await untilMailed([third, fourth]);
    expect([first, second, third, fourth].map(mailsTo)).toEqual([2, 2, 2, 2]);

    // The operators' other command, while the product runs.
    const queue = 'notifications.email-customer-of-booking';
    const envelope = JSON.stringify({ occurredAt: new Date(), correlationId: 'c', data: {} });
    const park = `INSERT INTO parked_message (queue, message_id, routing_key, payload, error)
      VALUES ('${queue}', gen_random_uuid(), 'booking.created.v1', '${envelope}', 'a cause') RETURNING message_id AS id`;
    const [parked] = await ids('notifications', park);
    expect((await operate('dead-letters', 'list')).stdout).toMatch(
      new RegExp(`^${queue} +${parked} .*a cause\n1 dead letters`),
    );
    await operate('dead-letters', 'discard', '--queue', queue, '--id', String(parked));
    expect((await operate('dead-letters', 'list')).stdout).toBe('0 dead letters\n');

    // A restore is rejected while the product runs, and otherwise moves the existing data aside.
    await expect(operate('restore')).rejects.toMatchObject({ stderr: expect.stringContaining('is in use') });
    await product.kill9();
    await operate('restore');
    expect(await readdir(folder)).toContainEqual(expect.stringMatching(/^data-before-\d+T\d+$/));
    expect(await readdir(dataFolder())).toEqual(expect.arrayContaining(['postgres', 'secrets.json']));
  }, 900_000);
});
