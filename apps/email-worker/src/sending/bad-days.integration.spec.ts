import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { emailOf, WorkerStage } from '../testing/worker-stage.js';

describe('bad days of a mail server', () => {
  let stage: WorkerStage;

  beforeEach(async () => {
    stage = await WorkerStage.open();
  });

  afterEach(() => stage.close());

  it('bears one that takes 30 seconds for a mail, and sends others meanwhile', async () => {
    await stage.start();
    stage.mailServer.answerNext({ acceptAfterMs: 30_000 });
    const slow = emailOf();
    await stage.send(slow);
    await eventually(() => expect(stage.mailServer.offered).toBe(1));
    const others = Array.from({ length: 20 }, () => emailOf());
    for (const email of others) await stage.send(email);
    for (const email of others) expect(await stage.outcomesOf(email)).toEqual(['sent']);
    expect(await stage.attemptsOf(slow)).toEqual([]);
    expect(await stage.outcomesOf(slow)).toEqual(['sent']);
    expect(stage.mailServer.taken).toHaveLength(21);
  }, 90_000);

  it('sends again with the same Message-ID what was cut off after its last byte', async () => {
    await stage.start();
    stage.mailServer.answerNext('cut', 'accept');
    const email = emailOf();
    await stage.send(email);
    expect(await stage.outcomesOf(email, 2)).toEqual(['willRetry', 'sent']);
    expect(stage.mailServer.offered).toBe(2);
    expect(stage.mailServer.taken.map((mail) => mail.email.messageId)).toEqual([
      `<${email.deliveryId}@example.com>`,
    ]);
  });

  it('comes again after a greeting of 421', async () => {
    await stage.start();
    stage.mailServer.tooBusyFor = 2;
    const email = emailOf();
    await stage.send(email);
    const outcomes = await stage.outcomesOf(email, 3);
    expect(outcomes).toEqual(['willRetry', 'willRetry', 'sent']);
    expect((await stage.attemptsOf(email))[0]?.server_answer).toContain('too busy');
  });

  it('loses none of 100 mails while the server is down, then answers 451, then refuses one for good', async () => {
    await stage.mailServer.stop();
    await stage.start();
    const emails = Array.from({ length: 100 }, () => emailOf());
    for (const email of emails) await stage.send(email);
    for (const email of emails) await stage.outcomesOf(email);
    const busy = Array.from({ length: 30 }, () => ({ code: 451, text: 'later' }));
    stage.mailServer.answerNext(...busy, { code: 550, text: 'no such mailbox' });
    await stage.mailServer.start();
    await eventually(async () => {
      const { rows } = await stage.client.query<{ outcome: string; count: number }>(
        `SELECT outcome, count(*)::int FROM email_attempts WHERE outcome <> 'willRetry' GROUP BY outcome
         ORDER BY outcome`,
      );
      expect(rows).toEqual([
        { outcome: 'failed', count: 1 },
        { outcome: 'sent', count: 99 },
      ]);
    }, 60_000);
    expect(new Set(stage.mailServer.taken.map((mail) => mail.email.messageId)).size).toBe(99);
    expect(stage.mailServer.taken).toHaveLength(99);
  }, 120_000);
});
