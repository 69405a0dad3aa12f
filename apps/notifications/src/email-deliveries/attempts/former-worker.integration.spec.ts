import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { createTestDatabase, type TestDatabase } from '@chauffeur/private-servers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { eventually } from '../../testing/eventually.js';
import { emailOf, WorkerTestEnvironment } from '../../testing/worker-test-environment.js';
import type { ComposedEmail } from '../composed-email.js';

describe('an upgrade from a worker with a database of its own', () => {
  let environment: WorkerTestEnvironment;
  let formerDatabase: TestDatabase;
  let former: Client;

  beforeEach(async () => {
    environment = await WorkerTestEnvironment.open();
    formerDatabase = await createTestDatabase();
    former = new Client({ connectionString: formerDatabase.url });
    await former.connect();
    // As created by the former worker's migrations.
    await former.query(`
      CREATE TABLE email_attempts (
        delivery_id uuid NOT NULL, attempt int NOT NULL, outcome text NOT NULL, server_answer text NOT NULL,
        attempted_at timestamptz NOT NULL, round int NOT NULL DEFAULT 1, PRIMARY KEY (delivery_id, attempt));
      CREATE TABLE known_booking_statuses (
        booking_id uuid PRIMARY KEY, status text NOT NULL, version int NOT NULL, told_at timestamptz NOT NULL)`);
  });

  afterEach(async () => {
    await environment.close();
    await former.end();
    await formerDatabase.drop();
  });

  const start = () => environment.start({ FORMER_EMAIL_WORKER_DATABASE_URL: formerDatabase.url });

  const formerAttempt = ({ deliveryId, round }: ComposedEmail, attempt: number, outcome: string) =>
    former.query(`INSERT INTO email_attempts VALUES ($1, $2, $3, $4, now() - interval '1 minute', $5)`, [
      deliveryId,
      attempt,
      outcome,
      `former response ${attempt}`,
      round,
    ]);

  const confirmed = { status: 'confirmed', version: 2 } as const;

  /** Returns how many statements of the worker failed in the former database; counted once its connections have ended. */
  async function failedStatements(): Promise<number> {
    const others = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    await eventually(async () => expect((await former.query(others)).rowCount).toBe(0));
    const { rows } = await former.query<{ failed: number }>(
      'SELECT xact_rollback::int AS failed FROM pg_stat_database WHERE datname = current_database()',
    );
    return rows[0]?.failed ?? NaN;
  }

  it('does not resend an email that was accepted before but not reported yet', async () => {
    const accepted = emailOf();
    await environment.plan(accepted);
    await formerAttempt(accepted, 1, 'willRetry');
    await formerAttempt(accepted, 2, 'sent');
    await start();
    expect(await environment.statusOf(accepted)).toBe('sent');
    expect(await environment.attemptsOf(accepted)).toMatchObject([
      { attempt: 1, outcome: 'willRetry' },
      { attempt: 2, outcome: 'sent', server_answer: 'former response 2' },
    ]);
    await environment.enqueue(accepted);
    await eventually(async () =>
      expect(await environment.producer.counts()).toEqual({ waiting: 0, active: 0, delayed: 0 }),
    );
    expect(environment.mailServer.offered).toBe(0);
  });

  it('continues with emails between two attempts, and leaves out those of an earlier round', async () => {
    const [retried, resent] = [emailOf(), emailOf({ round: 2 })];
    for (const email of [retried, resent]) await environment.plan(email);
    await formerAttempt(retried, 1, 'willRetry');
    await formerAttempt({ ...resent, round: 1 }, 1, 'sent');
    await start();
    for (const email of [retried, resent]) await environment.enqueue(email);
    expect(await environment.outcomesOf(retried, 2)).toEqual(['willRetry', 'sent']);
    expect(await environment.outcomesOf(resent, 2)).toEqual(['sent', 'sent']);
    expect(environment.mailServer.offered).toBe(2);
  });

  it('knows that the status which an email reports has changed', async () => {
    const { id: bookingId } = bookingExample;
    const confirmation = emailOf({ onlyWhile: { bookingId, ...confirmed } });
    await environment.plan(confirmation);
    await former.query(`INSERT INTO known_booking_statuses VALUES ($1, 'pending', 3, now())`, [bookingId]);
    await start();
    await environment.enqueue(confirmation);
    expect(await environment.outcomesOf(confirmation)).toEqual(['skipped']);
  });

  it('sees what a worker of the former release sends during the rollout, and does without its database later', async () => {
    await start();
    const [sentMeanwhile, later] = [emailOf(), emailOf()];
    await environment.plan(sentMeanwhile);
    await formerAttempt(sentMeanwhile, 1, 'sent');
    await environment.enqueue(sentMeanwhile);
    await eventually(async () => expect(await environment.statusOf(sentMeanwhile)).toBe('sent'));
    expect(environment.mailServer.offered).toBe(0);

    await former.query('DROP TABLE email_attempts, known_booking_statuses');
    await environment.send(later);
    expect(await environment.outcomesOf(later)).toEqual(['sent']);
  });

  it('makes no statement fail on tables that are missing: the first version stored no statuses', async () => {
    await former.query('DROP TABLE known_booking_statuses');
    const [known, unknown] = [
      emailOf({ onlyWhile: { bookingId: bookingExample.id, ...confirmed } }),
      emailOf(),
    ];
    await environment.plan(known);
    await start();
    for (const email of [known, unknown]) await environment.send(email);
    for (const email of [known, unknown]) expect(await environment.outcomesOf(email)).toEqual(['sent']);
    await former.query('DROP TABLE email_attempts');
    const later = emailOf();
    await environment.send(later);
    expect(await environment.outcomesOf(later)).toEqual(['sent']);
    await environment.stop();
    expect(await failedStatements()).toBe(0);
  });
});
