import { createTestDatabase, startRabbitMQ, type PrivateServer } from '@chauffeur/private-servers';
import { Controller, Logger, Module, type INestApplication } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { MessagingActivity, MessagingHealth, MessagingModule, ReactsTo } from '../index.js';
import { createLedgerApp, startWithEvents } from '../testing/ledger.app.js';
import { rideEvent, type RideData } from '../testing/ride-event.js';
import { createRidesApp } from '../testing/rides.app.js';
import { numbers, RidesLedger } from '../testing/rides-ledger.js';

const event = rideEvent('requested', ['ledger.record-ride']);

describe('services while the broker is unavailable', () => {
  let broker: PrivateServer;
  let ledger: RidesLedger;
  const apps: INestApplication[] = [];
  /** What each gateway received since it was last notified that it may have missed events. */
  const received = new Map<string, number[]>();

  beforeAll(async () => {
    [broker, ledger] = await Promise.all([startRabbitMQ(), RidesLedger.create(createTestDatabase)]);
  });

  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await ledger.drop();
    await broker.stop();
  });

  async function startGateway(name: string): Promise<void> {
    @Controller()
    class CacheController {
      @ReactsTo(event, { effect: 'drop-cache', delivery: 'broadcast' })
      async drop({ ride }: RideData): Promise<void> {
        received.get(name)?.push(ride);
      }
    }
    @Module({
      imports: [
        MessagingModule.forRoot({
          service: 'gateway',
          transport: { kind: 'rabbitmq', url: broker.url },
          subscriptions: [CacheController],
        }),
      ],
      controllers: [CacheController],
    })
    class GatewayModule {}

    const gateway = await startWithEvents(GatewayModule);
    gateway.get(MessagingActivity).on('broadcastsMissed', (queue) => {
      if (queue === 'gateway.drop-cache') received.set(name, []);
    });
    apps.push(gateway);
  }

  async function startServices(): Promise<void> {
    const transport = { kind: 'rabbitmq', url: broker.url } as const;
    const databaseUrl = ledger.ledgerUrl;
    apps.push(
      await createRidesApp(ledger.ridesUrl, transport),
      await createLedgerApp({ databaseUrl, service: 'ledger', transport, event }),
    );
    await startGateway('first');
  }

  const readiness = () => apps.map((app) => app.get(MessagingHealth).isReady());

  async function until(condition: () => Promise<boolean>): Promise<void> {
    const giveUp = Date.now() + 60_000;
    while (!(await condition())) {
      if (Date.now() > giveUp) throw new Error(`not in time: ${JSON.stringify(readiness())}`);
      await delay(50);
    }
  }

  const untilReady = () => until(async () => readiness().every((isReady) => isReady));

  it('accept work and start, become ready when it returns, and are notified that they may have missed events', async () => {
    await startServices();
    await untilReady();
    await ledger.request(event, numbers(0, 10));
    await ledger.untilEffects(10);
    // RabbitMQ 3.10 forgets a quorum queue when it is killed within a second after its first declaration.
    await delay(2_000);

    const warn = jest.spyOn(Logger.prototype, 'warn');
    await broker.kill9();
    received.clear();
    await ledger.request(event, numbers(10, 10));
    await startGateway('second');
    await until(async () => {
      const outbox = await apps[0]?.get(MessagingHealth).outbox();
      return readiness().every((isReady) => !isReady) && (outbox?.oldestUnsentSeconds ?? 0) > 1;
    });

    const warnings = warn.mock.calls.map(([text]) => String(text));
    warn.mockRestore();
    expect(warnings).toContainEqual(expect.stringContaining('broker unavailable'));
    expect(warnings).not.toContainEqual(expect.stringContaining('consuming ended'));

    await broker.restart();
    await untilReady();
    await ledger.untilEffects(20);
    // Both gateways: the one that started meanwhile may have cached data before it could receive events.
    await until(async () => received.size === 2);

    await ledger.request(event, [20]);
    expect(await ledger.untilEffects(21)).toMatchObject({ effects: 21, distinct: 21 });
    await until(async () => [...received.values()].every((rides) => rides.includes(20)));
    expect(await ledger.unsent()).toBe(0);
  });

  it('stop promptly while it is unavailable', async () => {
    await broker.kill9();
    // A close that waited for the broker would not end.
    await Promise.all(apps.splice(0).map((app) => app.close()));
    expect(apps).toEqual([]);
  }, 120_000);
});
