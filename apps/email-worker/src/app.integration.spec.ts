import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emailJobId, emailQueueName, type EmailAttempted, type EmailJob } from '@chauffeur/contracts';
import { InProcessEventBus } from '@chauffeur/messaging';
import { createTestDatabase, type TestDatabase } from '@chauffeur/private-servers';
import { jobQueueBackend, JobProducer, startMetrics, type ServiceApp } from '@chauffeur/service-kit';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { createApp } from './app.js';
import { eventually } from './testing/eventually.js';
import { ScriptedMailServer } from './testing/scripted-mail-server.js';

/** A Redis database of this spec's own. */
const redisUrl = Object.assign(new URL(process.env['TEST_REDIS_URL'] ?? ''), { pathname: '/12' }).toString();

describe.each(['redis', 'postgresql'] as const)('the email worker on %s', (kind) => {
  let database: TestDatabase;
  let jobsDatabase: TestDatabase;
  let client: Client;
  let variables: Record<string, string | undefined>;
  let producer: JobProducer<EmailJob>;
  let mailServer: ScriptedMailServer;
  let app: ServiceApp;
  let address: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    jobsDatabase = await createTestDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
    const store = kind === 'redis' ? { REDIS_URL: redisUrl } : { JOBS_DATABASE_URL: jobsDatabase.url };
    variables = {
      ...store,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      INTERNAL_TOKEN: 'a-token-of-the-test',
      DATABASE_URL: database.url,
      EVENT_TRANSPORT: 'in-process',
      MAIL_FROM: 'rides@example.com',
      EMAIL_FIRST_RETRY_SECONDS: '0.3',
      EMAIL_RATE_PER_SECOND: '1000',
    };
    if (kind === 'redis') {
      const redis = new Redis(redisUrl);
      await redis.flushdb();
      await redis.quit();
    }
    producer = await JobProducer.open<EmailJob>(jobQueueBackend(store), emailQueueName, {
      attempts: 1_000,
      backoff: { type: 'email' },
      removeOnComplete: true,
    });
  });

  afterAll(async () => {
    await producer.close();
    await client.end();
    await database.drop();
    await jobsDatabase.drop();
  });

  beforeEach(async () => {
    mailServer = new ScriptedMailServer();
    await mailServer.start();
    await startApp();
  });

  afterEach(async () => {
    await app.close();
    await mailServer.stop();
  });

  async function startApp(changes: Record<string, string> = {}): Promise<void> {
    const environment = { ...variables, SMTP_URL: mailServer.url, ...changes };
    app = await createApp(environment, { eventBus: new InProcessEventBus() });
    address = await app.listen(0, '127.0.0.1');
  }

  function job(changes: Partial<EmailJob> = {}): EmailJob {
    return {
      deliveryId: randomUUID(),
      round: 1,
      calendar: null,
      onlyWhile: null,
      correlationId: 'request-1',
      templateName: 'booking_received',
      language: 'ru',
      to: 'anna@example.com',
      replyTo: 'info@example.com',
      fromName: 'Компания, ООО',
      subjectTemplate: 'Поездка {{reference_number}}',
      htmlTemplate: '<p>Здравствуйте, {{customer_name}}!</p>',
      variables: { reference_number: 'BK20261121-7KQ4MZXP', customer_name: 'Анна <b>' },
      ...changes,
    };
  }

  const send = (email: EmailJob) => producer.add(email.templateName, emailJobId(email), email);

  async function attemptsOf({ deliveryId }: EmailJob) {
    const { rows } = await client.query<{ attempt: number; outcome: string; server_answer: string }>(
      'SELECT attempt, outcome, server_answer FROM email_attempts WHERE delivery_id = $1 ORDER BY attempt',
      [deliveryId],
    );
    return rows;
  }

  async function toldOf({ deliveryId }: EmailJob) {
    const { rows } = await client.query<{ payload: EmailAttempted; correlation_id: string }>(
      `SELECT payload, correlation_id FROM outbox WHERE payload ->> 'deliveryId' = $1 ORDER BY occurred_at`,
      [deliveryId],
    );
    return rows;
  }

  it('sends a mail with everything that it needs, and tells of it', async () => {
    const email = job();
    await send(email);

    await eventually(async () => expect(await attemptsOf(email)).toHaveLength(1));
    expect(mailServer.taken).toHaveLength(1);
    const [mail] = mailServer.taken;
    expect(mail?.recipients).toEqual(['anna@example.com']);
    expect(mail?.email).toMatchObject({
      subject: 'Поездка BK20261121-7KQ4MZXP',
      from: { name: 'Компания, ООО', address: 'rides@example.com' },
      to: [{ address: 'anna@example.com' }],
      replyTo: [{ address: 'info@example.com' }],
      messageId: `<${email.deliveryId}@example.com>`,
    });
    expect(mail?.email.html).toContain('<p>Здравствуйте, Анна &lt;b&gt;!</p>');
    expect(mail?.email.text).toContain('Здравствуйте, Анна <b>!');
    expect(mail?.email.headers).toContainEqual(
      expect.objectContaining({ key: 'x-correlation-id', value: 'request-1' }),
    );
    expect(await attemptsOf(email)).toMatchObject([{ attempt: 1, outcome: 'sent' }]);
    expect(await toldOf(email)).toMatchObject([
      { payload: { attempt: 1, outcome: 'sent' }, correlation_id: 'request-1' },
    ]);
  });

  it('tries again after a temporary refusal, with the same Message-ID, and sends once', async () => {
    mailServer.answerNext({ code: 451, text: 'try later' }, { code: 421, text: 'too busy' });
    const email = job();
    await send(email);

    await eventually(async () =>
      expect((await attemptsOf(email)).map(({ outcome }) => outcome)).toEqual([
        'willRetry',
        'willRetry',
        'sent',
      ]),
    );
    expect(mailServer.offered).toBe(3);
    expect(mailServer.taken.map((mail) => mail.email.messageId)).toEqual([
      `<${email.deliveryId}@example.com>`,
    ]);
    expect((await attemptsOf(email))[0]?.server_answer).toContain('try later');
  });

  it('gives up at once after a permanent refusal', async () => {
    mailServer.answerNext({ code: 550, text: 'no such mailbox' });
    const [refused, next] = [job(), job()];
    await send(refused);
    await eventually(async () => expect(await attemptsOf(refused)).toHaveLength(1));
    await send(next);
    await eventually(async () => expect(await attemptsOf(next)).toHaveLength(1));

    expect(await attemptsOf(refused)).toMatchObject([
      { outcome: 'failed', server_answer: '550 no such mailbox' },
    ]);
    expect(mailServer.offered).toBe(2);
  });

  it('does not send again what is known to be sent, but tells of it once more', async () => {
    const email = job();
    await send(email);
    await eventually(async () => expect(await toldOf(email)).toHaveLength(1));
    await eventually(async () => {
      await send(email);
      expect((await toldOf(email)).length).toBeGreaterThan(1);
    });
    expect(mailServer.offered).toBe(1);
    expect(await attemptsOf(email)).toHaveLength(1);
  });

  it('sends again in a new round what was sent or refused for good, with a Message-ID of its own', async () => {
    mailServer.answerNext('accept', { code: 550, text: 'no such mailbox' });
    const email = job();
    for (const round of [1, 2, 3]) {
      await send({ ...email, round });
      await eventually(async () => expect(await attemptsOf(email)).toHaveLength(round));
    }
    expect((await attemptsOf(email)).map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
      [1, 'sent'],
      [2, 'failed'],
      [3, 'sent'],
    ]);
    expect((await toldOf(email)).map(({ payload }) => payload.round)).toEqual([1, 2, 3]);
    expect(mailServer.taken.map((mail) => mail.email.messageId)).toEqual([
      `<${email.deliveryId}@example.com>`,
      `<${email.deliveryId}-3@example.com>`,
    ]);
  });

  it('tries at once what waits for its next attempt when it is asked to', async () => {
    await app.close();
    await startApp({ EMAIL_FIRST_RETRY_SECONDS: '600' });
    mailServer.answerNext({ code: 451, text: 'try later' });
    const email = job();
    await send(email);
    await eventually(async () => expect(await attemptsOf(email)).toHaveLength(1));
    await eventually(async () => expect(await producer.counts()).toMatchObject({ active: 0, delayed: 1 }));
    await producer.addNow(email.templateName, emailJobId(email), email);
    await eventually(async () => expect((await attemptsOf(email)).at(-1)?.outcome).toBe('sent'));
  });

  it('waits for a mail server that is away', async () => {
    await mailServer.stop();
    const email = job();
    await send(email);
    await eventually(async () => expect((await attemptsOf(email)).length).toBeGreaterThan(1));
    await mailServer.start();

    await eventually(async () => expect((await attemptsOf(email)).at(-1)?.outcome).toBe('sent'));
    expect(mailServer.taken).toHaveLength(1);
  });

  it.each([
    ['two recipients', { to: 'a@example.com, b@example.com' }, 'recipient.invalid'],
    ['a header in the recipient', { to: 'a@example.com\r\nBcc: b@example.com' }, 'recipient.invalid'],
    [
      'a template that asks for more than it gets',
      { htmlTemplate: '{{password}}' },
      'emailTemplate.unknownVariable',
    ],
  ])('refuses %s', async (_what, changes, answer) => {
    const email = job(changes);
    await send(email);
    await eventually(async () => expect(await attemptsOf(email)).toHaveLength(1));
    const [attempt] = await attemptsOf(email);
    expect(attempt?.outcome).toBe('failed');
    expect(attempt?.server_answer).toContain(answer);
    expect(mailServer.offered).toBe(0);
  });

  it('adds no header and no recipient from what a customer wrote', async () => {
    const hostile = 'Eve\r\nBcc: everyone@example.com\r\n\r\n<script>';
    const email = job({
      fromName: hostile,
      correlationId: hostile,
      subjectTemplate: '{{customer_name}}',
      variables: { customer_name: hostile },
    });
    await send(email);
    await eventually(() => expect(mailServer.taken).toHaveLength(1));
    const [mail] = mailServer.taken;
    expect(mail?.recipients).toEqual(['anna@example.com']);
    expect(mail?.email.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.email.subject).toBe('Eve Bcc: everyone@example.com <script>');
  });

  it('finishes the mail in hand before it closes', async () => {
    mailServer.answerNext({ acceptAfterMs: 1_000 });
    const email = job();
    await send(email);
    await eventually(() => expect(mailServer.offered).toBe(1));
    await app.close();
    expect(await attemptsOf(email)).toMatchObject([{ outcome: 'sent' }]);
    expect(await toldOf(email)).toHaveLength(1);

    await startApp();
  });

  it('tells what became of its attempts, and how the queue stands', async () => {
    await app.close();
    const metrics = await startMetrics({ port: 0, host: '127.0.0.1' });
    await startApp({ EMAIL_FIRST_RETRY_SECONDS: '600', EMAIL_CONCURRENCY: '1' });
    const value = async (series: string) => {
      const lines = (await (await fetch(metrics.address)).text()).split('\n');
      return Number(lines.find((line) => line.startsWith(`${series} `))?.split(' ')[1]);
    };
    const jobs = (state: string) => value(`email_queue_jobs{service="email-worker",state="${state}"}`);
    const attempts = (labels: string) => value(`email_attempts_total{service="email-worker",${labels}}`);

    mailServer.answerNext(
      { code: 451, text: 'try later' },
      { code: 550, text: 'no' },
      { acceptAfterMs: 2_000 },
    );
    const deferred = job();
    await send(deferred);
    await eventually(async () => expect(await jobs('delayed')).toBe(1));
    const failedBefore = await jobs('failed');
    await send(job({ templateName: 'winter_offer' }));
    await eventually(async () => expect(await jobs('failed')).toBe(failedBefore + 1));
    await send(job());
    await eventually(() => expect(mailServer.offered).toBe(3));
    await send(job());
    await eventually(async () => {
      expect([await jobs('active'), await jobs('waiting')]).toEqual([1, 1]);
      expect(await value('email_queue_oldest_job_seconds{service="email-worker"}')).toBeGreaterThan(0);
    });
    await producer.addNow(deferred.templateName, emailJobId(deferred), deferred);
    await eventually(async () =>
      expect(await attempts('template="booking_received",outcome="sent"')).toBe(3),
    );
    expect(await attempts('template="booking_received",outcome="deferred"')).toBe(1);
    expect(await attempts('template="other",outcome="refused"')).toBe(1);
    await metrics.close();
  });

  it('is ready when database and queue answer', async () => {
    await eventually(async () => {
      const answer = await fetch(`${address}/health/ready`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ details: { 'job queue': { status: 'up' } } });
    });
  });
});
