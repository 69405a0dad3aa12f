import { createTestDatabase, startPostgres, type PrivateServer } from '@chauffeur/private-servers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.js';
import { emailOf, WorkerTestEnvironment } from '../../testing/worker-test-environment.js';

describe('an outage of the database', () => {
  let postgres: PrivateServer;
  let environment: WorkerTestEnvironment;

  beforeEach(async () => {
    postgres = await startPostgres({ environment: {} });
    environment = await WorkerTestEnvironment.open(14, await createTestDatabase(postgres.url));
  });

  afterEach(async () => {
    await environment.close();
    await postgres.stop();
  });

  it('does not send an email twice that was accepted meanwhile', async () => {
    await environment.start();
    environment.mailServer.answerNext({ acceptAfterMs: 1_500 });
    const email = emailOf();
    await environment.send(email);
    await eventually(() => expect(environment.mailServer.offered).toBe(1));
    await postgres.kill9();
    await eventually(() => expect(environment.mailServer.accepted).toHaveLength(1));
    await postgres.restart();
    await eventually(async () => expect(await environment.statusOf(email)).toBe('sent'), 40_000);
    // A second job for it, as the sweep may have enqueued it.
    await environment.enqueue(email);
    const next = emailOf();
    await environment.send(next);
    expect(await environment.outcomesOf(next)).toEqual(['sent']);
    expect(environment.mailServer.offered).toBe(2);
    expect(await environment.attemptsOf(email)).toMatchObject([{ attempt: 1, outcome: 'sent' }]);
  }, 120_000);
});
