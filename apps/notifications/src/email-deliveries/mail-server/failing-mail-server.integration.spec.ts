import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.js';
import { openBeforeEachTest } from '../../testing/open-before-each-test.js';
import { emailOf, WorkerTestEnvironment } from '../../testing/worker-test-environment.js';

describe('bad days of a mail server', () => {
  let environment: WorkerTestEnvironment;

  openBeforeEachTest(async (database) => {
    environment = await WorkerTestEnvironment.open(undefined, database);
    return environment;
  });

  it('tolerates one that takes 30 seconds for an email, and sends others meanwhile', async () => {
    await environment.start();
    environment.mailServer.answerNext({ acceptAfterMs: 30_000 });
    const slow = emailOf();
    await environment.send(slow);
    await eventually(() => expect(environment.mailServer.offered).toBe(1));
    const others = Array.from({ length: 20 }, () => emailOf());
    for (const email of others) await environment.send(email);
    for (const email of others) expect(await environment.outcomesOf(email)).toEqual(['sent']);
    expect(await environment.attemptsOf(slow)).toEqual([]);
    expect(await environment.outcomesOf(slow)).toEqual(['sent']);
    expect(environment.mailServer.accepted).toHaveLength(21);
  }, 180_000);

  it('resends an email with the same Message-ID if the connection was cut after its last byte', async () => {
    await environment.start();
    environment.mailServer.answerNext('cut', 'accept');
    const email = emailOf();
    await environment.send(email);
    expect(await environment.outcomesOf(email, 2)).toEqual(['willRetry', 'sent']);
    expect(environment.mailServer.offered).toBe(2);
    expect(environment.mailServer.accepted.map(({ email }) => email.messageId)).toEqual([
      `<${email.deliveryId}@example.com>`,
    ]);
  });

  it('retries after a greeting of 421', async () => {
    await environment.start();
    environment.mailServer.tooBusyFor = 2;
    const email = emailOf();
    await environment.send(email);
    const outcomes = await environment.outcomesOf(email, 3);
    expect(outcomes).toEqual(['willRetry', 'willRetry', 'sent']);
    expect((await environment.attemptsOf(email))[0]?.server_answer).toContain('too busy');
  });

  it('loses none of 100 emails while the server is down, then responds with 451, then rejects one permanently', async () => {
    await environment.mailServer.stop();
    await environment.start();
    const emails = Array.from({ length: 100 }, () => emailOf());
    for (const email of emails) await environment.send(email);
    for (const email of emails) await environment.outcomesOf(email);
    const busy = Array.from({ length: 30 }, () => ({ code: 451, text: 'later' }));
    environment.mailServer.answerNext(...busy, { code: 550, text: 'no such mailbox' });
    await environment.mailServer.start();
    await eventually(async () => {
      const rows: unknown = await environment.dataSource.query(
        `SELECT outcome, count(*)::int FROM delivery_attempts WHERE outcome <> 'willRetry' GROUP BY outcome
         ORDER BY outcome`,
      );
      expect(rows).toEqual([
        { outcome: 'failed', count: 1 },
        { outcome: 'sent', count: 99 },
      ]);
    }, 180_000);
    expect(new Set(environment.mailServer.accepted.map(({ email }) => email.messageId)).size).toBe(99);
    expect(environment.mailServer.accepted).toHaveLength(99);
  }, 360_000);
});
