import { ReusedDatabase } from '@chauffeur/private-servers';
import { defineEvent } from '@chauffeur/contracts/events/event-definition';
import { Controller, Module, type INestApplication } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type Channel, type ChannelModel } from 'amqplib';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { MessagingActivity, MessagingHealth, MessagingModule, ReactsTo } from '../index.js';
import { resendEvents } from '../outbox/resend-events.js';
import { createLedgerApp, startWithEvents, type LedgerOptions } from '../testing/ledger.app.js';
import { rideEvent, type RideData } from '../testing/ride-event.js';
import { createRidesApp } from '../testing/rides.app.js';
import { numbers, RidesLedger } from '../testing/rides-ledger.js';

const url = process.env['TEST_RABBITMQ_URL'] ?? '';

describe('events over RabbitMQ', () => {
  let connection: ChannelModel;
  let channel: Channel;
  let ledger: RidesLedger;
  const [rides, noted] = [new ReusedDatabase(), new ReusedDatabase()];
  const apps: INestApplication[] = [];
  const queues = new Set<string>();
  const transport = { kind: 'rabbitmq', url } as const;

  beforeAll(async () => {
    connection = await connect(url);
    channel = await connection.createChannel();
  });

  afterAll(async () => {
    for (const queue of queues) {
      await channel.deleteQueue(queue);
      await channel.deleteQueue(`${queue}.dlq`);
    }
    await connection.close();
    await Promise.all([rides.drop(), noted.drop()]);
  });

  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.close()));
    await ledger.drop();
  });

  const openLedger = () =>
    RidesLedger.create(
      () => rides.cleared(),
      () => noted.cleared(),
    );

  /** Creates empty databases, a service name and an event for one test, and starts the relay, not the consumer. */
  async function prepare(otherQueues: readonly string[] = []) {
    ledger = await openLedger();
    apps.push(await createRidesApp(ledger.ridesUrl, transport));
    const service = `ledger-${randomUUID()}`;
    const queue = `${service}.record-ride`;
    for (const each of [queue, ...otherQueues]) queues.add(each);
    const event = rideEvent(randomUUID(), [queue, ...otherQueues]);
    const startLedger = async (beforeEffect?: LedgerOptions['beforeEffect']) => {
      const app = await createLedgerApp({
        databaseUrl: ledger.ledgerUrl,
        service,
        transport,
        event,
        ...(beforeEffect && { beforeEffect }),
      });
      apps.push(app);
      await until(async () => app.get(MessagingHealth).isReady());
      return app;
    };
    return { event, queue, startLedger };
  }

  async function until(condition: () => Promise<boolean>, timeoutMs = 60_000): Promise<void> {
    const giveUp = Date.now() + timeoutMs;
    while (!(await condition())) {
      if (Date.now() > giveUp) throw new Error('it did not come about in time');
      await delay(20);
    }
  }

  /** Uses a channel of its own, because the broker closes the channel if the queue does not exist. */
  async function consumersOf(queue: string): Promise<number> {
    const asking = await connection.createChannel();
    asking.on('error', () => undefined);
    try {
      const { consumerCount } = await asking.checkQueue(queue);
      await asking.close();
      return consumerCount;
    } catch {
      return 0;
    }
  }

  const deadLetters = async (queue: string) => (await channel.checkQueue(`${queue}.dlq`)).messageCount;

  it('puts poison messages into the dead-letter queue while the others are handled', async () => {
    const { event, queue, startLedger } = await prepare();
    const othersDone = Promise.withResolvers<void>();
    await startLedger(async (ride) => {
      if (ride % 10 !== 0) return;
      // A poison message's attempt lasts until the others are done: the test only passes if they don't wait for it.
      await othersDone.promise;
      throw new Error(`ride ${ride} can not be recorded`);
    });
    await ledger.request(event, numbers(0, 50));

    await ledger.untilEffects(45);
    expect(await deadLetters(queue)).toBe(0);
    othersDone.resolve();

    await until(async () => (await deadLetters(queue)) === 5);
    expect(await ledger.effects()).toEqual({ deliveries: 65, effects: 45, distinct: 45 });
    expect(await channel.checkQueue(queue)).toMatchObject({ messageCount: 0 });

    await ledger.request(event, [51]);
    await ledger.untilEffects(46);
    const message = await channel.get(`${queue}.dlq`, { noAck: true });
    expect(message && JSON.parse(message.content.toString())).toMatchObject({
      routingKey: event.routingKey,
      data: { ride: expect.any(Number) },
      correlationId: expect.stringMatching(/^ride-\d*0$/),
    });
  });

  it('makes a message that does not match the contract a dead letter at once', async () => {
    const { event, queue, startLedger } = await prepare();
    const outcomes: string[] = [];
    const app = await startLedger();
    app.get(MessagingActivity).on('attempted', (_queue, outcome) => outcomes.push(outcome));
    const publish = (body: unknown) =>
      channel.publish('events', event.routingKey, Buffer.from(JSON.stringify(body)));
    const envelope = {
      id: randomUUID(),
      routingKey: event.routingKey,
      occurredAt: new Date(),
      correlationId: 'c',
    };
    publish({ ...envelope, data: { ride: 'seven' } });
    publish('no event at all');
    publish({ ...envelope, data: { ride: 7 } });

    await until(async () => (await deadLetters(queue)) === 2);
    await ledger.untilEffects(1);
    await until(async () => outcomes.length >= 3);
    // One attempt each.
    expect(outcomes.toSorted()).toEqual(['done', 'invalid', 'invalid']);
    expect(await ledger.effects()).toEqual({ deliveries: 1, effects: 1, distinct: 1 });
  });

  it('waits, without counting attempts, while the database breaks connections', async () => {
    const { event, queue, startLedger } = await prepare();
    let breaks = 0;
    await startLedger(async (_ride, dataSource) => {
      if (breaks++ < 4) await dataSource.query('SELECT pg_terminate_backend(pg_backend_pid())');
    });
    await ledger.request(event, [1]);

    expect(await ledger.untilEffects(1)).toEqual({ deliveries: 5, effects: 1, distinct: 1 });
    expect(await deadLetters(queue)).toBe(0);
  });

  it('declares a deleted queue again, reports it and consumes', async () => {
    const { event, queue, startLedger } = await prepare();
    const app = await startLedger();
    const deleted: string[] = [];
    app.get(MessagingActivity).on('queueDeleted', (name) => deleted.push(name));
    await ledger.request(event, [1]);
    await ledger.untilEffects(1);

    await channel.deleteQueue(queue);
    await until(async () => (await consumersOf(queue)) === 1);
    await until(async () => app.get(MessagingHealth).isReady());
    expect(deleted).toEqual([queue]);
    await ledger.request(event, numbers(2, 20));

    expect(await ledger.untilEffects(21)).toMatchObject({ effects: 21, distinct: 21 });
  });

  it('resends the events that a deleted queue held or missed, to that queue only', async () => {
    const other = `ledger-${randomUUID()}.count-ride`;
    const { event, queue, startLedger } = await prepare([other]);
    const heldBack = Promise.withResolvers<void>();
    await startLedger(async (ride) => (ride < 5 ? undefined : heldBack.promise));
    await ledger.request(event, numbers(0, 5));
    await ledger.untilEffects(5);
    await ledger.request(event, numbers(5, 45));
    await until(async () => (await ledger.unsent()) === 0);
    await until(async () => (await channel.checkQueue(queue)).messageCount === 25);

    await channel.deleteQueue(queue);
    heldBack.resolve();
    await until(async () => (await consumersOf(queue)) === 1);
    expect(await resendEvents(ledger.rides, queue, new Date(Date.now() + 60_000))).toBe(0);
    expect(await resendEvents(ledger.rides, queue)).toBe(50);

    expect(await ledger.untilEffects(50)).toMatchObject({ effects: 50, distinct: 50 });
    await until(async () => (await ledger.unsent()) === 0);
    expect(await channel.checkQueue(other)).toMatchObject({ messageCount: 50 });
  });

  it('resends to a second queue events that still wait to be resent to the first', async () => {
    const other = `ledger-${randomUUID()}.count-ride`;
    const { event, queue } = await prepare([other]);
    await ledger.request(event, numbers(0, 5));
    await until(async () => (await ledger.unsent()) === 0);
    for (const each of [queue, other]) await channel.deleteQueue(each);
    // No relay sends anything between the two commands.
    await Promise.all(apps.splice(0).map((app) => app.close()));

    expect(await resendEvents(ledger.rides, queue)).toBe(5);
    expect(await resendEvents(ledger.rides, other)).toBe(5);
    apps.push(await createRidesApp(ledger.ridesUrl, transport));
    await until(async () => (await ledger.unsent()) === 0);
    for (const each of [queue, other]) {
      expect(await channel.checkQueue(each)).toMatchObject({ messageCount: 5 });
    }
  });

  it('retains events for a service that was never up, and sends events without reactions', async () => {
    const { event, startLedger } = await prepare();
    await ledger.request(event, [1, 2, 3]);
    await ledger.request(rideEvent('unreceived', []), [4]);
    await until(async () => (await ledger.unsent()) === 0);

    await startLedger();
    expect(await ledger.untilEffects(3)).toEqual({ deliveries: 3, effects: 3, distinct: 3 });
    const correlations: unknown = await ledger.ledger.query(
      'SELECT correlation_id FROM effect ORDER BY ride',
    );
    expect(correlations).toEqual([1, 2, 3].map((ride) => ({ correlation_id: `ride-${ride}` })));
  });

  it('sends the rest of a batch when one event is rejected, and that one once it is accepted', async () => {
    const { event, queue, startLedger } = await prepare();
    const blocked = `ledger-${randomUUID()}.record-ride`;
    queues.add(blocked);
    await channel.assertQueue(blocked, { durable: true });
    const rejected = rideEvent(randomUUID(), [blocked]);
    await startLedger();
    await ledger.rides.transaction(async () => {
      await ledger.request(rejected, [1]);
      await ledger.request(event, [2]);
    });

    await ledger.untilEffects(1);
    await until(async () => (await ledger.unsent()) === 1);
    const [row]: { attempts: number; last_error: string }[] = await ledger.rides.query(
      'SELECT attempts, last_error FROM outbox WHERE published_at IS NULL',
    );
    expect(row?.attempts).toBeGreaterThan(0);
    expect(row?.last_error).toContain(blocked);
    expect(await apps[0]?.get(MessagingHealth).outbox()).toEqual({
      unsent: 1,
      oldestUnsentSeconds: expect.any(Number),
    });

    await channel.deleteQueue(blocked);
    await until(async () => (await ledger.unsent()) === 0);
    expect(await channel.checkQueue(blocked)).toMatchObject({ messageCount: 1 });
    expect(await deadLetters(queue)).toBe(0);
  });

  it('declares a queue again when a message comes back from an exchange without it', async () => {
    const { event, queue } = await prepare();
    await ledger.request(event, [1]);
    await until(async () => (await ledger.unsent()) === 0);
    await channel.deleteQueue(queue);

    await ledger.request(event, [2]);
    await until(async () => (await ledger.unsent()) === 0);
    expect(await channel.checkQueue(queue)).toMatchObject({ messageCount: 1 });
  });

  it('lets two relays share the work without sending twice', async () => {
    const { event, queue } = await prepare();
    apps.push(await createRidesApp(ledger.ridesUrl, transport));
    await Promise.all(numbers(0, 5).map((part) => ledger.request(event, numbers(part * 200, 200))));
    await until(async () => (await ledger.unsent()) === 0);
    expect(await channel.checkQueue(queue)).toMatchObject({ messageCount: 1_000 });
  });

  it('finishes what is in flight before it closes', async () => {
    const { event, queue, startLedger } = await prepare();
    const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
    const app = await startLedger(() => isOpen);
    await ledger.request(event, numbers(0, 30));
    await until(async () => (await ledger.unsent()) === 0);
    await until(async () => (await channel.checkQueue(queue)).messageCount === 10);
    apps.splice(apps.indexOf(app), 1);
    const closing = app.close();
    // From here on it takes no more messages.
    await until(async () => !app.get(MessagingHealth).isReady());
    open();
    await closing;

    expect(await ledger.effects()).toEqual({ deliveries: 20, effects: 20, distinct: 20 });
    await until(async () => (await channel.checkQueue(queue)).messageCount === 10);
  });

  it('broadcasts to every replica, which needs no database', async () => {
    const { event } = await prepare();
    const received: string[] = [];
    const startReplica = async (name: string) => {
      @Controller()
      class CacheController {
        @ReactsTo(event, { effect: 'drop-cache', delivery: 'broadcast' })
        async drop({ ride }: RideData): Promise<void> {
          received.push(`${name} ${ride}`);
        }
      }
      @Module({
        imports: [
          MessagingModule.forRoot({ service: 'gateway', transport, subscriptions: [CacheController] }),
        ],
        controllers: [CacheController],
      })
      class GatewayModule {}
      const app = await startWithEvents(GatewayModule);
      apps.push(app);
      await until(async () => app.get(MessagingHealth).isReady());
    };
    await Promise.all([startReplica('a'), startReplica('b')]);
    await ledger.request(event, [1, 2]);

    await until(async () => received.length === 4);
    expect(received.toSorted()).toEqual(['a 1', 'a 2', 'b 1', 'b 2']);
  });

  it('rejects a reaction that is missing from the subscriptions, or from the module', async () => {
    ledger = await openLedger();
    const event = rideEvent(randomUUID(), []);
    @Controller()
    class InvalidateCache {
      @ReactsTo(event, { effect: 'invalidate-cache', delivery: 'broadcast' })
      async onRequested(): Promise<void> {
        // Never called.
      }
    }
    const starting = (subscriptions: (typeof InvalidateCache)[], wiring: object) => {
      @Module({
        imports: [MessagingModule.forRoot({ service: 'gateway', transport, subscriptions })],
        ...wiring,
      })
      class GatewayModule {}
      return startWithEvents(GatewayModule);
    };
    const unlisted = starting([], { controllers: [InvalidateCache] });
    await expect(unlisted).rejects.toThrow('InvalidateCache: must be both');
    await expect(starting([InvalidateCache], {})).rejects.toThrow('InvalidateCache: must be both');
  });

  it('rejects a reaction that the contract does not name', async () => {
    ledger = await openLedger();
    const unnamed = defineEvent({
      routingKey: 'ride.unnamed.v1',
      data: z.object({ ride: z.int() }),
      example: { ride: 1 },
    });
    const starting = createLedgerApp({
      databaseUrl: ledger.ledgerUrl,
      service: 'ledger',
      transport,
      event: unnamed,
    });
    await expect(starting).rejects.toThrow('add it to the reactions of ride.unnamed.v1');
  });
});
