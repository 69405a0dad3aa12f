import { createTestDatabase } from '@chauffeur/private-servers';
import { Logger, type INestApplication } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MessagingHealth } from '../server/messaging-health.js';
import { setTimeout as delay } from 'node:timers/promises';
import { Outbox } from '../outbox/outbox.js';
import { createLedgerApp, type LedgerOptions } from '../testing/ledger.app.js';
import { rideEvent } from '../testing/ride-event.js';
import { createRidesApp } from '../testing/rides.app.js';
import { numbers, RidesLedger } from '../testing/rides-ledger.js';
import { startProgram } from '../testing/start-program.js';
import { InProcessEventBus } from './in-process-event-bus.js';

const event = rideEvent('requested', ['ledger.record-ride']);

// Killing and starting whole programs takes long on a busy machine.
jest.setTimeout(120_000);

describe('events within one process', () => {
  let ledger: RidesLedger;
  const apps: INestApplication[] = [];

  beforeEach(async () => {
    ledger = await RidesLedger.create(createTestDatabase);
  });

  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
    await ledger.drop();
  });

  async function start(beforeEffect: NonNullable<LedgerOptions['beforeEffect']>): Promise<void> {
    const transport = { kind: 'in-process', bus: new InProcessEventBus() } as const;
    // The producer first: its relay must wait for the consumer.
    apps.push(await createRidesApp(ledger.ridesUrl, transport));
    const databaseUrl = ledger.ledgerUrl;
    apps.push(await createLedgerApp({ databaseUrl, service: 'ledger', transport, event, beforeEffect }));
  }

  const deadLetters = (): Promise<{ queue: string; ride: number; error: string }[]> =>
    ledger.ledger.query(
      `SELECT queue, (payload->'data'->>'ride')::int AS ride, error FROM parked_message ORDER BY ride`,
    );

  async function untilSent(): Promise<void> {
    const giveUp = Date.now() + 60_000;
    while ((await ledger.unsent()) > 0) {
      if (Date.now() > giveUp) throw new Error('events stay unsent');
      await delay(20);
    }
  }

  it('repeats a reaction that fails twice, and then has its effect once', async () => {
    const failures = new Map<number, number>();
    await start(async (ride) => {
      const before = failures.get(ride) ?? 0;
      failures.set(ride, before + 1);
      if (before < 2) throw new Error('not yet');
    });
    await ledger.request(event, [1, 2, 3]);

    await untilSent();
    expect(await ledger.effects()).toEqual({ deliveries: 9, effects: 3, distinct: 3 });
    expect(await deadLetters()).toEqual([]);
  });

  it('makes a poison message a dead letter while the others are handled', async () => {
    await start(async (ride) => {
      if (ride === 7) throw new Error('ride 7 can not be recorded');
    });
    await ledger.request(event, numbers(1, 50));

    await untilSent();
    expect(await ledger.effects()).toEqual({ deliveries: 53, effects: 49, distinct: 49 });
    expect(await deadLetters()).toEqual([
      { queue: 'ledger.record-ride', ride: 7, error: 'Error: ride 7 can not be recorded' },
    ]);
    // The others did not wait for its last attempt.
    const [order]: unknown[] = await ledger.ledger.query(
      `SELECT max(at) < (SELECT parked_at FROM parked_message) AS "othersFirst" FROM effect`,
    );
    expect(order).toEqual({ othersFirst: true });
  });

  it('handles an event that has more reactions in another release, and retains it for those', async () => {
    await start(async () => undefined);
    const fromNewerRelease = rideEvent('requested', ['ledger.record-ride', 'ledger.of-a-newer-release']);
    await ledger.request(fromNewerRelease, [1, 2]);

    expect(await ledger.untilEffects(2)).toEqual({ deliveries: 2, effects: 2, distinct: 2 });
    expect(await ledger.unsent()).toBe(2);
  });

  it('logs once why an event waits that no reaction of this release handles', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    await start(async () => undefined);
    await ledger.request(rideEvent('requested', ['ledger.record-ride', 'ledger.of-a-newer-release']), [1]);
    await ledger.untilEffects(1);
    await ledger.rides.query('UPDATE outbox SET attempts = 7, next_attempt_at = now()');

    const lines = () =>
      warn.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(' waits: '));
    const giveUp = Date.now() + 60_000;
    while (lines().length === 0 && Date.now() < giveUp) await delay(20);
    expect(lines()).toEqual([
      expect.stringMatching(
        /^ride\.requested\.v1 [\da-f-]{36} waits: ledger\.of-a-newer-release is not subscribed$/,
      ),
    ]);
    warn.mockRestore();
  });

  it('counts waiting messages of the outbox and dead letters, and measures how long a message is in flight', async () => {
    const { promise: mayHandle, resolve: letHandle } = Promise.withResolvers<void>();
    const { promise: handling, resolve: begun } = Promise.withResolvers<void>();
    await start(async () => {
      begun();
      await mayHandle;
    });
    await ledger.rides.transaction(async (manager) => {
      await new Outbox().add(manager, event, { ride: 1 });
      // An outbox row that an older release may have written.
      await manager.query(
        `INSERT INTO outbox (id, routing_key, payload, reactions, correlation_id)
         SELECT gen_random_uuid(), routing_key, '{}', reactions, correlation_id FROM outbox`,
      );
    });
    await handling;
    const health = apps[1]?.get(MessagingHealth);
    const queue = 'ledger.record-ride';
    const [waiting] = (await health?.queues()) ?? [];
    expect(waiting).toMatchObject({ queue, messages: 2, consumers: 1 });
    expect(health?.inFlight()).toEqual([{ queue, oldestSeconds: expect.any(Number) }]);
    expect(health?.inFlight()[0]?.oldestSeconds).toBeGreaterThan(0);

    letHandle();
    await untilSent();
    expect(await health?.queues()).toEqual([{ queue, messages: 0, consumers: 1, deadLetters: 1 }]);
    expect(health?.inFlight()).toEqual([{ queue, oldestSeconds: 0 }]);
  });

  it('waits, without counting attempts, while the database breaks connections', async () => {
    let breaks = 0;
    await start(async (_ride, dataSource) => {
      if (breaks++ < 4) await dataSource.query('SELECT pg_terminate_backend(pg_backend_pid())');
    });
    await ledger.request(event, [1]);

    await untilSent();
    expect(await ledger.effects()).toEqual({ deliveries: 5, effects: 1, distinct: 1 });
    expect(await deadLetters()).toEqual([]);
  });

  it('has each effect once even if the process is killed while it handles messages', async () => {
    const environment = { RIDES_DATABASE_URL: ledger.ridesUrl, LEDGER_DATABASE_URL: ledger.ledgerUrl };
    await ledger.request(event, numbers(0, 600));
    // Each kill happens during a batch: one ride of it is still being handled, the others may be done.
    for (const ride of [100, 400]) {
      const killed = await startProgram('in-process-program', { ...environment, HANGING_RIDE: String(ride) });
      await ledger.untilDelivered(ride);
      await killed.kill9();
    }
    const program = await startProgram('in-process-program', environment);

    await untilSent();
    const { effects, distinct } = await ledger.effects();
    await program.kill9();
    expect({ effects, distinct }).toEqual({ effects: 600, distinct: 600 });
  });
});
