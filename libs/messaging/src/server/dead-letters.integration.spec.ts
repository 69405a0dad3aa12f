import { createTestDatabase, ReusedDatabase } from '@chauffeur/private-servers';
import type { INestApplication } from '@nestjs/common';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { connect } from 'amqplib';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { InProcessEventBus, Outbox, DeadLetterService, MessagingHealth } from '../index.js';
import type { MessagingOptions } from './messaging.options.js';
import { createLedgerApp } from '../testing/ledger.app.js';
import { rideEvent } from '../testing/ride-event.js';
import { createRidesApp } from '../testing/rides.app.js';
import { RidesLedger } from '../testing/rides-ledger.js';
import type { DeadLetter, DeadLetterResolution } from '../dead-letters/dead-letter.js';

const url = process.env['TEST_RABBITMQ_URL'] ?? '';
const transportOf = (kind: string): MessagingOptions['transport'] =>
  kind === 'rabbitmq' ? { kind, url } : { kind: 'in-process', bus: new InProcessEventBus() };

describe.each(['rabbitmq', 'in-process'])('dead letters, %s', (kind) => {
  const apps: INestApplication[] = [];
  let ledger: RidesLedger;
  const [rides, noted] = [new ReusedDatabase(), new ReusedDatabase()];
  const queues: string[] = [];
  /** The first service's. */
  let deadLetters: DeadLetterService;
  let queue: string;
  let transport: MessagingOptions['transport'];
  let isBroken: boolean;

  /** Starts two services that note each ride; the first one fails for rides above 1 while `isBroken`. */
  beforeEach(async () => {
    ledger = await RidesLedger.create(
      () => rides.cleared(),
      () => noted.cleared(),
    );
    transport = transportOf(kind);
    isBroken = true;
    const names = [`first-${randomUUID()}`, `second-${randomUUID()}`];
    const event = rideEvent(
      randomUUID(),
      names.map((name) => `${name}.record-ride`),
    );
    apps.push(await createRidesApp(ledger.ridesUrl, transport));
    queues.length = 0;
    for (const [index, service] of names.entries()) {
      const beforeEffect = async (ride: number) => {
        if (index === 0 && isBroken && ride > 1) throw new Error('the cause');
      };
      const app = await createLedgerApp({
        databaseUrl: ledger.ledgerUrl,
        service,
        transport,
        event,
        beforeEffect,
      });
      apps.push(app);
      queues.push(`${service}.record-ride`);
      if (index === 0) deadLetters = app.get(DeadLetterService);
    }
    queue = queues[0] ?? '';
    await ledger.request(event, [1, 2, 3]);
    // Three of the second service, one of the first.
    await ledger.untilEffects(4);
    await until(async () => (await visit('keep')).length === 2);
  });

  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
    await ledger.drop();
    if (transport.kind !== 'rabbitmq') return;
    const connection = await connect(url);
    const channel = await connection.createChannel();
    for (const name of queues) {
      await channel.deleteQueue(name);
      await channel.deleteQueue(`${name}.dlq`);
    }
    await connection.close();
  });

  afterAll(async () => {
    await Promise.all([rides.drop(), noted.drop()]);
  });

  async function visit(
    decide: DeadLetterResolution | ((event: DeadLetter) => DeadLetterResolution),
  ): Promise<DeadLetter[]> {
    const store = await deadLetters.open();
    try {
      return await store.visit(queue, typeof decide === 'string' ? () => decide : decide);
    } finally {
      if (kind === 'rabbitmq') await store.close();
    }
  }

  async function until(condition: () => Promise<boolean>, timeoutMs = 60_000): Promise<void> {
    const giveUp = Date.now() + timeoutMs;
    while (!(await condition())) {
      if (Date.now() > giveUp) throw new Error('it did not come about in time');
      await delay(50);
    }
  }

  it('are listed without their data, however often, also by two operators at once', async () => {
    expect(deadLetters.queues()).toEqual([queue]);
    for (let look = 0; look < 25; look += 1) await Promise.all([visit('keep'), visit('keep')]);
    const seen = await visit('keep');
    expect(seen).toHaveLength(2);
    for (const event of seen) {
      expect(event).toEqual({
        queue,
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        routingKey: expect.stringMatching(/^ride\./),
        occurredAt: expect.any(Date),
        rejectedAt: expect.any(Date),
        reason: kind === 'rabbitmq' ? 'rejected' : 'Error: the cause',
      });
    }
  });

  it('are handled once after the cause is fixed, by their own service only', async () => {
    isBroken = false;
    const before = (await ledger.effects()).deliveries;
    expect(await visit('redeliver')).toHaveLength(2);

    expect(await ledger.untilEffects(6)).toEqual({ deliveries: before + 2, effects: 6, distinct: 3 });
    expect(await visit('keep')).toEqual([]);
    await until(async () => (await ledger.unsent()) === 0);
  });

  it('are dead letters again while the cause is not fixed', async () => {
    expect(await visit('redeliver')).toHaveLength(2);
    await until(async () => (await visit('keep')).length === 2);
    expect((await ledger.effects()).effects).toBe(4);
  });

  it('may be redelivered or discarded one by one', async () => {
    isBroken = false;
    const [one, other] = await visit('keep');
    await visit(({ id }) => (id === one?.id ? 'discard' : 'keep'));
    expect(await visit('keep')).toMatchObject([{ id: other?.id }]);
    await visit(({ id }) => (id === other?.id ? 'redeliver' : 'keep'));
    expect(await ledger.untilEffects(5)).toMatchObject({ effects: 5, distinct: 3 });
    expect(await visit('keep')).toEqual([]);
  });
});

it('redelivers, in one process, an event that its own service published to the one queue only', async () => {
  const ledger = await RidesLedger.create(createTestDatabase);
  const transport = transportOf('in-process');
  const names = [`first-${randomUUID()}`, `second-${randomUUID()}`];
  const event = rideEvent(
    randomUUID(),
    names.map((name) => `${name}.record-ride`),
  );
  let isBroken = true;
  const { promise: mayHandle, resolve: letHandle } = Promise.withResolvers<void>();
  const databaseUrl = ledger.ledgerUrl;
  const apps = await Promise.all(
    names.map((service, index) =>
      createLedgerApp({
        databaseUrl,
        service,
        transport,
        event,
        beforeEffect: async () => {
          if (index === 0 && isBroken) throw new Error('the cause');
          if (index === 0) await mayHandle;
        },
      }),
    ),
  );
  try {
    await ledger.ledger.transaction((manager) => new Outbox().add(manager, event, { ride: 1 }));
    const deadLetters = apps[0]?.get(DeadLetterService);
    const store = await deadLetters?.open();
    const queue = `${names[0]}.record-ride`;
    const giveUp = Date.now() + 60_000;
    while ((await store?.visit(queue, () => 'keep'))?.length !== 1) {
      if (Date.now() > giveUp) throw new Error('it is no dead letter');
      await delay(50);
    }
    isBroken = false;
    const before = await ledger.effects();
    await ledger.ledger.query(`UPDATE outbox SET occurred_at = now() - interval '1 hour'`);
    await store?.visit(queue, () => 'redeliver');
    const waiting = await apps[0]?.get(MessagingHealth).outbox();
    expect(waiting?.unsent).toBe(1);
    expect(waiting?.oldestUnsentSeconds).toBeLessThan(600);
    letHandle();
    const after = { deliveries: before.deliveries + 1, effects: 2, distinct: 1 };
    expect(await ledger.untilEffects(2)).toEqual(after);
    expect(await store?.visit(queue, () => 'keep')).toEqual([]);
  } finally {
    letHandle();
    for (const app of apps) await app.close();
    await ledger.drop();
  }
});
