import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startMetrics } from '@chauffeur/service-kit';
import { eventually } from '../../testing/eventually.js';
import { openBeforeEachTest } from '../../testing/open-before-each-test.js';
import { emailOf, WorkerTestEnvironment } from '../../testing/worker-test-environment.js';
import { lockDelivery } from '../attempts/lock-delivery.js';
import type { ComposedEmail } from '../composed-email.js';
import { AttemptDelivery } from './attempt-delivery.js';

describe.each(['redis', 'postgresql'] as const)('the email worker on %s', (kind) => {
  let environment: WorkerTestEnvironment;

  openBeforeEachTest(async (database) => {
    environment = await WorkerTestEnvironment.open(kind === 'redis' ? 12 : undefined, database);
    return environment;
  });

  beforeEach(async () => {
    await environment.start();
  });

  function emailInRussian(changes: Partial<ComposedEmail> = {}): ComposedEmail {
    return emailOf({
      language: 'ru',
      to: 'anna@example.com',
      replyTo: 'info@example.com',
      fromName: 'Компания, ООО',
      subjectTemplate: 'Поездка {{reference_number}}',
      htmlTemplate: '<p>Здравствуйте, {{customer_name}}!</p>',
      variables: { reference_number: 'BK20261121-7KQ4MZXP', customer_name: 'Анна <b>' },
      ...changes,
    });
  }

  it('sends an email with everything that it needs, and records it', async () => {
    const email = emailInRussian();
    await environment.send(email);

    await eventually(async () => expect(await environment.attemptsOf(email)).toHaveLength(1));
    expect(environment.mailServer.accepted).toHaveLength(1);
    const [accepted] = environment.mailServer.accepted;
    expect(accepted?.recipients).toEqual(['anna@example.com']);
    expect(accepted?.email).toMatchObject({
      subject: 'Поездка BK20261121-7KQ4MZXP',
      from: { name: 'Компания, ООО', address: 'rides@example.com' },
      to: [{ address: 'anna@example.com' }],
      replyTo: [{ address: 'info@example.com' }],
      messageId: `<${email.deliveryId}@example.com>`,
    });
    expect(accepted?.email.html).toContain('<p>Здравствуйте, Анна &lt;b&gt;!</p>');
    expect(accepted?.email.text).toContain('Здравствуйте, Анна <b>!');
    expect(accepted?.email.headers).toContainEqual(
      expect.objectContaining({ key: 'x-correlation-id', value: 'request-1' }),
    );
    expect(await environment.attemptsOf(email)).toMatchObject([{ attempt: 1, outcome: 'sent' }]);
    expect(await environment.statusOf(email)).toBe('sent');
  });

  it('sends an email whose template is stored once for many', async () => {
    const htmlTemplateId = '0198f3a5-7a11-4a8c-9d53-1f3a5f1c2b77';
    await environment.dataSource.query('INSERT INTO stored_templates (id, html_template) VALUES ($1, $2)', [
      htmlTemplateId,
      '<p>Stored for {{customer_name}}</p>',
    ]);
    const emails = [1, 2].map(() => emailInRussian({ htmlTemplate: null, htmlTemplateId }));
    for (const email of emails) await environment.send(email);
    for (const email of emails) expect(await environment.outcomesOf(email)).toEqual(['sent']);
    for (const { email } of environment.mailServer.accepted) {
      expect(email.html).toContain('<p>Stored for Анна &lt;b&gt;</p>');
    }
  });

  it('gives up an email whose stored template is missing', async () => {
    const email = emailInRussian({ htmlTemplate: null, htmlTemplateId: randomUUID() });
    await environment.send(email);
    expect(await environment.outcomesOf(email)).toEqual(['failed']);
    expect(await environment.attemptsOf(email)).toMatchObject([
      { server_answer: 'the template of this email is not stored any more' },
    ]);
    expect(environment.mailServer.offered).toBe(0);
  });

  it('tries again after a temporary rejection, with the same Message-ID, and sends once [P4.21, B4.8]', async () => {
    environment.mailServer.answerNext({ code: 451, text: 'try later' }, { code: 421, text: 'too busy' });
    const email = emailInRussian();
    await environment.send(email);

    await eventually(async () =>
      expect((await environment.attemptsOf(email)).map(({ outcome }) => outcome)).toEqual([
        'willRetry',
        'willRetry',
        'sent',
      ]),
    );
    expect(environment.mailServer.offered).toBe(3);
    expect(environment.mailServer.accepted.map(({ email }) => email.messageId)).toEqual([
      `<${email.deliveryId}@example.com>`,
    ]);
    expect((await environment.attemptsOf(email))[0]?.server_answer).toContain('try later');
  });

  it('gives up at once after a permanent rejection', async () => {
    environment.mailServer.answerNext({ code: 550, text: 'no such mailbox' });
    const [rejected, next] = [emailInRussian(), emailInRussian()];
    await environment.send(rejected);
    await eventually(async () => expect(await environment.attemptsOf(rejected)).toHaveLength(1));
    await environment.send(next);
    await eventually(async () => expect(await environment.attemptsOf(next)).toHaveLength(1));

    expect(await environment.attemptsOf(rejected)).toMatchObject([
      { outcome: 'failed', server_answer: '550 no such mailbox' },
    ]);
    expect(environment.mailServer.offered).toBe(2);
  });

  it('does not send again what is sent, skipped or failed in this round, or belongs to a later one [I-31]', async () => {
    environment.mailServer.answerNext('accept', { code: 550, text: 'no such mailbox' });
    const sent = emailInRussian();
    await environment.send(sent);
    expect(await environment.outcomesOf(sent)).toEqual(['sent']);
    const failed = emailInRussian();
    await environment.send(failed);
    expect(await environment.outcomesOf(failed)).toEqual(['failed']);
    const resent = emailInRussian();
    await environment.plan({ ...resent, round: 2 });
    const removed = emailInRussian();
    const skipped = emailInRussian();
    await environment.plan(skipped);
    await environment.dataSource.query(`UPDATE email_deliveries SET status = 'skipped' WHERE id = $1`, [
      skipped.deliveryId,
    ]);
    for (const email of [sent, failed, resent, removed, skipped]) await environment.enqueue(email);
    const last = emailInRussian();
    await environment.send(last);
    expect(await environment.outcomesOf(last)).toEqual(['sent']);
    await eventually(async () =>
      expect(await environment.producer.counts()).toEqual({ waiting: 0, active: 0, delayed: 0 }),
    );
    expect(environment.mailServer.offered).toBe(3);
    expect(await environment.attemptsOf(sent)).toHaveLength(1);
    expect(await environment.attemptsOf(failed)).toHaveLength(1);
    for (const email of [resent, skipped]) expect(await environment.attemptsOf(email)).toEqual([]);
    expect(await environment.statusOf(skipped)).toBe('skipped');
  });

  it('resends a sent or permanently rejected email in a new round, with a new Message-ID', async () => {
    environment.mailServer.answerNext('accept', { code: 550, text: 'no such mailbox' });
    const email = emailInRussian();
    for (const round of [1, 2, 3]) {
      await environment.send({ ...email, round });
      await eventually(async () => expect(await environment.attemptsOf(email)).toHaveLength(round));
    }
    expect((await environment.attemptsOf(email)).map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
      [1, 'sent'],
      [2, 'failed'],
      [3, 'sent'],
    ]);
    expect(await environment.statusOf(email)).toBe('sent');
    expect(environment.mailServer.accepted.map(({ email }) => email.messageId)).toEqual([
      `<${email.deliveryId}@example.com>`,
      `<${email.deliveryId}-3@example.com>`,
    ]);
  });

  it('attempts an email at once when staff resend it between two attempts', async () => {
    await environment.restart({ EMAIL_FIRST_RETRY_SECONDS: '600' });
    environment.mailServer.answerNext({ code: 451, text: 'try later' });
    const email = emailInRussian();
    await environment.send(email);
    await eventually(async () => expect(await environment.attemptsOf(email)).toHaveLength(1));
    await eventually(async () =>
      expect(await environment.producer.counts()).toMatchObject({ active: 0, delayed: 1 }),
    );
    await environment.producer.addNow(email.templateName, email.deliveryId, {
      deliveryId: email.deliveryId,
      round: 1,
    });
    await eventually(async () => expect((await environment.attemptsOf(email)).at(-1)?.outcome).toBe('sent'));
  });

  it('does not increase the delay after failures before sending', async () => {
    await environment.restart({ EMAIL_FIRST_RETRY_SECONDS: '0.1' });
    const attempt = jest.spyOn(AttemptDelivery.prototype, 'attempt');
    const email = emailInRussian();
    const held = Promise.withResolvers<void>();
    const holding = lockDelivery(environment.dataSource, email.deliveryId, () => held.promise);
    await environment.send(email);
    // Doubled each time, the twelfth would come after more than three minutes.
    await eventually(() => expect(attempt.mock.calls.length).toBeGreaterThan(12));
    attempt.mockRestore();
    held.resolve();
    await holding;
    expect(await environment.outcomesOf(email)).toEqual(['sent']);
  });

  it('waits for a mail server that is unavailable', async () => {
    await environment.mailServer.stop();
    const email = emailInRussian();
    await environment.send(email);
    await eventually(async () => expect((await environment.attemptsOf(email)).length).toBeGreaterThan(1));
    await environment.mailServer.start();

    await eventually(async () => expect((await environment.attemptsOf(email)).at(-1)?.outcome).toBe('sent'));
    expect(environment.mailServer.accepted).toHaveLength(1);
  });

  it.each([
    ['two recipients', { to: 'a@example.com, b@example.com' }, 'recipient.invalid'],
    ['a header in the recipient', { to: 'a@example.com\r\nBcc: b@example.com' }, 'recipient.invalid'],
    [
      'a template with an unknown helper',
      { htmlTemplate: '{{#each x}}{{/each}}' },
      'emailTemplate.unknownHelper',
    ],
  ])('rejects %s', async (_what, changes, answer) => {
    const email = emailInRussian(changes);
    await environment.send(email);
    await eventually(async () => expect(await environment.attemptsOf(email)).toHaveLength(1));
    const [attempt] = await environment.attemptsOf(email);
    expect(attempt?.outcome).toBe('failed');
    expect(attempt?.server_answer).toContain(answer);
    expect(environment.mailServer.offered).toBe(0);
  });

  it('leaves an email with a variable of a newer release to workers of that release', async () => {
    const email = emailInRussian({ htmlTemplate: '{{of_a_newer_release}}' });
    await environment.send(email);
    await eventually(async () =>
      expect((await environment.attemptsOf(email))[0]).toMatchObject({
        outcome: 'willRetry',
        server_answer: 'emailTemplate.unknownVariable: of_a_newer_release',
      }),
    );
    expect(environment.mailServer.offered).toBe(0);
  });

  it('adds no header and no recipient from what a customer wrote', async () => {
    const hostile = 'Eve\r\nBcc: everyone@example.com\r\n\r\n<script>';
    const email = emailInRussian({
      fromName: hostile,
      correlationId: hostile,
      subjectTemplate: '{{customer_name}}',
      variables: { customer_name: hostile },
    });
    await environment.send(email);
    await eventually(() => expect(environment.mailServer.accepted).toHaveLength(1));
    const [accepted] = environment.mailServer.accepted;
    expect(accepted?.recipients).toEqual(['anna@example.com']);
    expect(accepted?.email.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(accepted?.email.subject).toBe('Eve Bcc: everyone@example.com <script>');
  });

  it('finishes the email in flight before it closes', async () => {
    environment.mailServer.answerNext({ acceptAfterMs: 1_000 });
    const email = emailInRussian();
    await environment.send(email);
    await eventually(() => expect(environment.mailServer.offered).toBe(1));
    await environment.stop();
    expect(await environment.attemptsOf(email)).toMatchObject([{ outcome: 'sent' }]);
    expect(await environment.statusOf(email)).toBe('sent');
  });

  it('reports the outcomes of its attempts and the state of the queue', async () => {
    const metrics = await startMetrics({ port: 0, host: '127.0.0.1' });
    await environment.restart({ EMAIL_FIRST_RETRY_SECONDS: '600', EMAIL_CONCURRENCY: '1' });
    const value = async (series: string) => {
      const lines = (await (await fetch(metrics.address)).text()).split('\n');
      return Number(lines.find((line) => line.startsWith(`${series} `))?.split(' ')[1]);
    };
    const jobs = (state: string) => value(`email_queue_jobs{state="${state}",service="email-worker"}`);
    const attempts = (labels: string) => value(`email_attempts_total{${labels},service="email-worker"}`);

    const { promise: acceptAfter, resolve: accept } = Promise.withResolvers<void>();
    environment.mailServer.answerNext(
      { code: 451, text: 'try later' },
      { code: 550, text: 'no' },
      { acceptAfter },
    );
    const deferred = emailInRussian();
    await environment.send(deferred);
    await eventually(async () => expect(await jobs('delayed')).toBe(1));
    const failedBefore = await jobs('failed');
    const rejected = emailInRussian({ templateName: 'winter_offer' });
    await environment.send(rejected);
    expect(await environment.outcomesOf(rejected)).toEqual(['failed']);
    await environment.producer.add('invalid', randomUUID(), { deliveryId: 'none', round: 1 });
    // Emails that are recorded as failed are not failed jobs.
    await eventually(async () => expect(await jobs('failed')).toBe(failedBefore + 1));
    await environment.send(emailInRussian());
    await eventually(() => expect(environment.mailServer.offered).toBe(3));
    await environment.send(emailInRussian());
    await eventually(async () => {
      expect([await jobs('active'), await jobs('waiting')]).toEqual([1, 1]);
      expect(await value('email_queue_oldest_job_seconds{service="email-worker"}')).toBeGreaterThan(0);
    });
    accept();
    await environment.producer.addNow(deferred.templateName, deferred.deliveryId, {
      deliveryId: deferred.deliveryId,
      round: 1,
    });
    await eventually(async () =>
      expect(await attempts('template="booking_received",outcome="sent"')).toBe(3),
    );
    expect(await attempts('template="booking_received",outcome="deferred"')).toBe(1);
    expect(await attempts('template="other",outcome="refused"')).toBe(1);
    await metrics.close();
  });

  it('is ready when database and queue answer', async () => {
    await eventually(async () => {
      const answer = await fetch(`${environment.address}/health/ready`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ details: { 'job queue': { status: 'up' } } });
    });
  });
});
