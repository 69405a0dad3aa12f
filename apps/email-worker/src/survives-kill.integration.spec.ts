import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { emailQueueName, type EmailJob } from '@chauffeur/contracts';
import { createTestDatabase, type TestDatabase } from '@chauffeur/private-servers';
import { jobQueueBackend, JobProducer } from '@chauffeur/service-kit';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { eventually } from './testing/eventually.js';
import { ScriptedMailServer } from './testing/scripted-mail-server.js';
import { emailOf } from './testing/worker-stage.js';

const redisUrl = Object.assign(new URL(process.env['TEST_REDIS_URL'] ?? ''), { pathname: '/13' }).toString();

describe.each([
  { kind: 'redis', mails: 200, kills: 3 },
  { kind: 'postgresql', mails: 60, kills: 1 },
] as const)('a worker on $kind that is killed', ({ kind, mails, kills }) => {
  let database: TestDatabase;
  let producer: JobProducer<EmailJob>;
  let mailServer: ScriptedMailServer;
  let client: Client;
  let store: Record<string, string>;
  const workers: ChildProcess[] = [];

  beforeEach(async () => {
    database = await createTestDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
    const redis = new Redis(redisUrl);
    await redis.flushdb();
    await redis.quit();
    store = kind === 'redis' ? { REDIS_URL: redisUrl } : { JOBS_DATABASE_URL: database.url };
    producer = await JobProducer.open<EmailJob>(jobQueueBackend(store), emailQueueName, {
      attempts: 1_000,
      backoff: { type: 'email' },
      removeOnComplete: true,
    });
    mailServer = new ScriptedMailServer();
    await mailServer.start();
  });

  afterEach(async () => {
    for (const worker of workers.splice(0)) await killNow(worker);
    await mailServer.stop();
    await producer.close();
    await client.end();
    await database.drop();
  });

  function startWorker(changes: Record<string, string> = {}): ChildProcess {
    const worker = spawn(process.execPath, [fileURLToPath(new URL('./main.js', import.meta.url))], {
      env: {
        ...store,
        LOG_LEVEL: 'silent',
        INTERNAL_TOKEN: 'a-token-of-the-test',
        DATABASE_URL: database.url,
        RABBITMQ_URL: process.env['TEST_RABBITMQ_URL'],
        MAIL_FROM: 'rides@example.com',
        SMTP_URL: mailServer.url,
        ...changes,
      },
      stdio: 'ignore',
    });
    workers.push(worker);
    return worker;
  }

  async function killNow(worker: ChildProcess): Promise<void> {
    if (worker.exitCode !== null || worker.signalCode !== null) return;
    const ended = once(worker, 'exit');
    worker.kill('SIGKILL');
    await ended;
  }

  it('loses no mail: another takes up those in its hand', async () => {
    const jobs = Array.from({ length: 20 }, () => emailOf());
    mailServer.answerNext('accept', 'accept', 'silence', 'silence', 'silence', 'silence', 'silence');
    const worker = startWorker();
    for (const job of jobs) await producer.add(job.templateName, job.deliveryId, job);
    await eventually(() => expect(mailServer.offered).toBeGreaterThanOrEqual(7), 60_000);
    await killNow(worker);

    startWorker();
    await eventually(async () => {
      const { rows } = await client.query(`SELECT delivery_id FROM email_attempts WHERE outcome = 'sent'`);
      expect(rows).toHaveLength(jobs.length);
    }, 60_000);

    expect(mailServer.taken).toHaveLength(jobs.length);
    expect(new Set(mailServer.taken.map((mail) => mail.email.messageId))).toEqual(
      new Set(jobs.map(({ deliveryId }) => `<${deliveryId}@example.com>`)),
    );
  }, 180_000);

  it(`loses none of ${mails} mails when it is killed ${kills} times at work`, async () => {
    const jobs = Array.from({ length: mails }, () => emailOf());
    mailServer.answerNext(...jobs.map(() => ({ acceptAfterMs: 30 })));
    for (const job of jobs) await producer.add(job.templateName, job.deliveryId, job);
    for (let kill = 1; kill <= kills; kill++) {
      const worker = startWorker({ EMAIL_RATE_PER_SECOND: '1000' });
      await eventually(() => expect(mailServer.offered).toBeGreaterThanOrEqual(kill * 40), 60_000);
      await killNow(worker);
    }
    startWorker({ EMAIL_RATE_PER_SECOND: '1000' });
    const ids = () => new Set(mailServer.taken.map((mail) => mail.email.messageId));
    await eventually(() => expect(ids().size).toBe(jobs.length), 90_000);
    await eventually(async () => {
      const { rows } = await client.query(`SELECT delivery_id FROM email_attempts WHERE outcome = 'sent'`);
      expect(rows).toHaveLength(jobs.length);
    }, 30_000);
    // Those in the worker's hands at the kill may arrive twice, under the same Message-ID.
    expect(mailServer.taken.length - jobs.length).toBeLessThanOrEqual(kills * 5);
  }, 240_000);
});
