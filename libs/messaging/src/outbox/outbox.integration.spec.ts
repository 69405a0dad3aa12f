import { createTestDatabase } from '@chauffeur/private-servers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { MessagingHealth } from '../server/messaging-health.js';
import { removeExpired } from '../server/housekeeping.js';
import { Inbox } from '../inbox/inbox.js';
import { MessagingDatabase } from '../database/messaging-database.js';
import { rideEvent } from '../testing/ride-event.js';
import { RidesLedger } from '../testing/rides-ledger.js';
import { claimEvents } from './claimed-batch.js';
import { Outbox } from './outbox.js';

const event = rideEvent('requested', ['ledger.record-ride']);

describe('outbox and inbox', () => {
  let ledger: RidesLedger;
  const outbox = new Outbox();

  beforeAll(async () => {
    ledger = await RidesLedger.create(createTestDatabase);
  });

  afterAll(() => ledger.drop());

  beforeEach(async () => {
    await ledger.rides.query('TRUNCATE outbox, inbox');
  });

  it('stores the event together with its change, or neither', async () => {
    const failing = ledger.rides.transaction(async (manager) => {
      await outbox.add(manager, event, { ride: 1 });
      throw new Error('the change fails');
    });
    await expect(failing).rejects.toThrow('the change fails');
    expect(await ledger.unsent()).toBe(0);

    await ledger.rides.transaction((manager) => outbox.add(manager, event, { ride: 1 }));
    expect(await ledger.unsent()).toBe(1);
  });

  it('rejects an event outside of a transaction, and data that does not fit the contract', async () => {
    await expect(outbox.add(ledger.rides.manager, event, { ride: 1 })).rejects.toThrow('transaction');
    await expect(
      ledger.rides.transaction((manager) => outbox.add(manager, event, { ride: 1.5 })),
    ).rejects.toThrow('expected int');
    expect(await ledger.unsent()).toBe(0);
  });

  it('dates an event by when it was written, not by when its transaction began', async () => {
    await ledger.rides.transaction(async (waiting) => {
      await waiting.query('SELECT now()');
      await ledger.rides.transaction((first) => outbox.add(first, event, { ride: 1 }));
      await outbox.add(waiting, event, { ride: 2 });
    });
    const dated = await ledger.rides.query<{ ride: number }[]>(
      `SELECT (payload->>'ride')::int AS ride FROM outbox ORDER BY occurred_at`,
    );
    expect(dated.map(({ ride }) => ride)).toEqual([1, 2]);
  });

  it('counts the age of an old event that is redelivered only once its attempts have failed', async () => {
    const health = new MessagingHealth({} as never, {} as never, new MessagingDatabase(ledger.rides));
    await ledger.rides.transaction((manager) => outbox.add(manager, event, { ride: 1 }));
    const ageAfter = async (attempts: number) => {
      await ledger.rides.query(
        `UPDATE outbox SET occurred_at = now() - interval '3 days', next_attempt_at = now(), attempts = $1`,
        [attempts],
      );
      return (await health.outbox())?.oldestUnsentSeconds;
    };
    for (const attempts of [0, 3]) expect(await ageAfter(attempts)).toBeLessThan(600);
    expect(await ageAfter(4)).toBeGreaterThan(600);
  });

  it('gives a relay the events that no other relay has claimed, without waiting', async () => {
    for (const ride of [1, 2])
      await ledger.rides.transaction((manager) => outbox.add(manager, event, { ride }));
    await ledger.rides.transaction(async (first) => {
      const [claimed] = await claimEvents(first, 1);
      const others = await ledger.rides.transaction(async (second) => {
        await second.query(`SET LOCAL lock_timeout = '10s'`);
        return claimEvents(second, 10);
      });
      expect(others).toHaveLength(1);
      expect(others[0]?.id).not.toBe(claimed?.id);
    });
  });

  it('has the effect once when many duplicates arrive at the same moment', async () => {
    const inbox = new Inbox(new MessagingDatabase(ledger.ledger));
    const id = randomUUID();
    const message = {
      id,
      routingKey: event.routingKey,
      queue: 'ledger.q',
      occurredAt: new Date(),
      correlationId: id,
    };
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        inbox.once(message, async (manager) => {
          await manager.query('INSERT INTO effect (ride, correlation_id) VALUES (1, $1)', [id]);
        }),
      ),
    );
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect((await ledger.effects()).effects).toBe(1);
    expect(await inbox.once({ ...message, queue: 'ledger.other' }, async () => undefined)).toBe('done');
  });

  it('removes what has expired, in batches, and nothing else', async () => {
    await ledger.rides.query(
      `INSERT INTO outbox (id, routing_key, payload, reactions, correlation_id, published_at)
       SELECT gen_random_uuid(), 'a', '{}'::jsonb, '{}'::text[], 'c', at
         FROM generate_series(1, 1500), (VALUES (now() - interval '8 days')) AS old (at)
       UNION ALL SELECT gen_random_uuid(), 'a', '{}'::jsonb, '{}'::text[], 'c', now() - interval '6 days'
       UNION ALL SELECT gen_random_uuid(), 'a', '{}'::jsonb, '{}'::text[], 'c', NULL`,
    );
    await ledger.rides.query(
      `INSERT INTO inbox (queue, message_id, handled_at)
       VALUES ('q', gen_random_uuid(), now() - interval '31 days'), ('q', gen_random_uuid(), now())`,
    );
    await removeExpired(ledger.rides, new AbortController().signal);
    const [left]: { outbox: number; inbox: number }[] = await ledger.rides.query(
      'SELECT (SELECT count(*)::int FROM outbox) AS outbox, (SELECT count(*)::int FROM inbox) AS inbox',
    );
    expect(left).toEqual({ outbox: 2, inbox: 1 });
  });
});
