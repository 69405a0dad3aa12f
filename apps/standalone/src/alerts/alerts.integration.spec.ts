import { once } from 'node:events';
import { mkdir, mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createApp } from '@chauffeur/mailbox';
import { scrapedGauges, serviceRegistry } from '@chauffeur/service-kit';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { writeBackupRecords } from '../backups/backup-records.js';
import { startBackups } from '../backups/start-backups.js';
import { readConfiguration } from '../settings/configuration.js';
import { checkAlerts } from './check-alerts.js';
import { observer } from './observe.js';
import { notifyOperator } from './notify-operator.js';
import { emptyObservation } from './observation.fixture.js';

let folder: string;
let webhook: Server;
let called: { alert: string; state: string; text: string }[];
let mailbox: Awaited<ReturnType<typeof createApp>>;
let mailboxUrl: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chauffeur-alerts-'));
  called = [];
  webhook = createServer((request, response) => {
    void json(request).then((body) => {
      called.push(body as (typeof called)[number]);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(webhook, 'listening');
  mailbox = await createApp({ SMTP_PORT: '0', DATA_DIR: join(folder, 'mailbox') });
  mailboxUrl = await mailbox.listen(0, '127.0.0.1');
});

afterEach(async () => {
  await mailbox.close();
  webhook.close();
  await rm(folder, { recursive: true });
});

it('a failed backup reaches the operator by email and webhook, once, and so does its end', async () => {
  const configuration = readConfiguration(
    {
      DATA_DIR: folder,
      BACKUP_STORE: 's3:https://store.example.com/backups',
      BACKUP_PASSWORD: 'a-password-of-this-spec',
      OPERATOR_EMAIL: 'operator@example.com',
      ALERT_WEBHOOK: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/hook`,
      COMPANY_LANGUAGE: 'ru',
    },
    '/',
  );
  const settings = configuration.alerts;
  if (settings === undefined) throw new Error('the operator is not notified');
  const observe = observer(configuration);
  const unsaved = {};
  const failures: unknown[] = [];
  const look = async (problem: string | null) => {
    const now = new Date();
    const made = {
      since: now.toISOString(),
      lastSuccessAt: now.toISOString(),
      lastAttemptAt: now.toISOString(),
    };
    await writeBackupRecords(folder, [{ store: 'remote', ...made, problem }]);
    // Leaves out this machine's disks, which could raise alerts of their own.
    const seen = { ...(await observe(now)), disks: [] };
    await checkAlerts({ dataFolder: folder, unsaved }, seen, now, (message) =>
      notifyOperator(settings, { ...configuration, smtpUrl: mailbox.smtpUrl }, message, (failure) =>
        failures.push(failure),
      ),
    );
  };
  await look(null);
  expect(called).toEqual([]);
  await look('the bucket does not exist');
  await look('the bucket does not exist');
  await look(null);
  await look(null);
  expect(called.map(({ alert, state }) => [alert, state])).toEqual([
    ['BackupFailed', 'begun'],
    ['BackupFailed', 'ended'],
  ]);
  expect(called[0]?.text).toContain('remote: the bucket does not exist');
  const emails = (await (await fetch(`${mailboxUrl}/email`)).json()) as { subject: string; text: string }[];
  expect(emails.map(({ subject }) => subject).toSorted()).toEqual([
    'localhost:3000: резервная копия не создана',
    'localhost:3000: устранено: резервная копия не создана',
  ]);
  expect(failures).toEqual([]);
});

it('a failed webhook is reported although the email reaches the operator, and it is an error if both fail', async () => {
  const { port } = webhook.address() as AddressInfo;
  webhook.removeAllListeners('request');
  webhook.on('request', (_request, response) => response.writeHead(404).end());
  const reach = async (smtpUrl: string) => {
    const failures: unknown[] = [];
    const settings = {
      email: 'operator@example.com',
      webhook: `http://127.0.0.1:${port}/`,
      language: 'en',
    } as const;
    const alert = {
      name: 'DiskNearlyFull',
      since: '2030-05-01T10:00:00Z',
      value: '1 GiB',
      notifiedAt: null,
      hasEnded: false,
    } as const;
    const product = { mailFrom: 'bookings@example.com', publicUrl: 'https://ride.example', smtpUrl };
    await notifyOperator(settings, product, { kind: 'begun', alert }, (failure) => failures.push(failure));
    return failures;
  };
  expect(await reach(mailbox.smtpUrl)).toEqual([new Error('the webhook responded with 404')]);
  await expect(reach('smtp://127.0.0.1:9')).rejects.toThrow('the operator was not reached');
});

it("an alert that can't be stored, as on a full disk, is still reported only once", async () => {
  const began = new Date();
  const memory = { dataFolder: folder, unsaved: {} };
  const sent: string[] = [];
  const check = (deadLetters: number) =>
    checkAlerts(memory, { ...emptyObservation, deadLetters }, began, (message) => {
      sent.push(message.kind);
      return Promise.resolve();
    });
  const file = join(folder, 'alerts.json');
  // A folder in place of the temporary file makes each write fail.
  await mkdir(`${file}.next`);
  await expect(check(1)).rejects.toThrow('EISDIR');
  await expect(check(1)).rejects.toThrow('EISDIR');
  expect(sent).toEqual(['begun']);
  await rmdir(`${file}.next`);
  await check(1);
  await check(0);
  expect(sent).toEqual(['begun', 'ended']);
});

it('alerts and backups go on after a power cut has damaged their files', async () => {
  for (const name of ['alerts.json', 'backups.json']) await writeFile(join(folder, name), '');
  const configuration = readConfiguration({ DATA_DIR: folder }, '/');
  const stop = await startBackups(configuration, {});
  await stop();
  const sent: string[] = [];
  const seen = { ...(await observer(configuration)(new Date())), disks: [], deadLetters: 1 };
  await checkAlerts({ dataFolder: folder, unsaved: {} }, seen, new Date(), ({ alert }) => {
    sent.push(alert.name);
    return Promise.resolve();
  });
  expect(sent).toEqual(['DeadLettersPresent']);
});

it('an alert of a newer release is left out by this one', async () => {
  const file = join(folder, 'alerts.json');
  await writeFile(file, JSON.stringify([{ name: 'ClockWrong', since: new Date().toISOString(), value: '' }]));
  const sent: string[] = [];
  const check = (deadLetters: number) =>
    checkAlerts(
      { dataFolder: folder, unsaved: {} },
      { ...emptyObservation, deadLetters },
      new Date(),
      (message) => {
        sent.push(`${message.alert.name} ${message.kind}`);
        return Promise.resolve();
      },
    );
  await check(0);
  await check(1);
  expect(sent).toEqual(['DeadLettersPresent begun']);
});

it('what waits longest in any service is seen', async () => {
  const registries = Object.entries({ booking: 130, pricing: 0 }).map(([service, value]) => {
    const registry = serviceRegistry(service);
    const gauges = { outbox_oldest_unsent_seconds: ['of this spec'] } as const;
    scrapedGauges(registry, gauges, () => ({ outbox_oldest_unsent_seconds: value }));
    return registry;
  });
  const seen = await observer(readConfiguration({ DATA_DIR: folder }, '/'))(new Date());
  expect(seen).toMatchObject({ oldestEventSeconds: 130, oldestPlannedMessageSeconds: undefined });
  // Without https.
  expect(seen.certificate).toBeNull();
  for (const registry of registries) registry.clear();
});
