import { startRabbitMQ, type PrivateServer } from '@chauffeur/private-servers';
import { Controller, Module, type INestApplication } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { BroadcastGaps, MessagingHealth, MessagingModule, ReactsTo } from './index.js';
import { createLedgerApp, startWithEvents } from './testing-programs/ledger.app.js';
import { rideEvent, type RideData } from './testing-programs/ride-event.js';
import { createRidesApp } from './testing-programs/rides.app.js';
import { numbers, RidesLedger } from './testing-programs/rides-ledger.js';

const event = rideEvent('requested', ['ledger.record-ride']);

describe('services while the broker is away', () => {
  let broker: PrivateServer;
  let ledger: RidesLedger;
  const apps: INestApplication[] = [];
  const heard: number[] = [];
  const gaps: string[] = [];

  beforeAll(async () => {
    [broker, ledger] = await Promise.all([startRabbitMQ(), RidesLedger.create()]);
  });

  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await ledger.drop();
    await broker.stop();
  });

  async function startGateway(): Promise<void> {
    @Controller()
    class CacheController {
      @ReactsTo(event, { effect: 'drop-cache', delivery: 'broadcast' })
      async drop({ ride }: RideData): Promise<void> {
        heard.push(ride);
      }
    }
    @Module({
      imports: [
        MessagingModule.forRoot({ service: 'gateway', transport: { kind: 'rabbitmq', url: broker.url } }),
      ],
      controllers: [CacheController],
    })
    class GatewayModule {}

    const gateway = await startWithEvents(GatewayModule);
    gateway.get(BroadcastGaps).onGap((queue) => {
      gaps.push(queue);
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
    await startGateway();
  }

  const readiness = () => Promise.all(apps.map((app) => app.get(MessagingHealth).isReady()));

  async function untilReady(): Promise<void> {
    const giveUp = Date.now() + 20_000;
    while ((await readiness()).some(({ ready }) => !ready)) {
      if (Date.now() > giveUp) throw new Error(`not ready: ${JSON.stringify(await readiness())}`);
      await delay(50);
    }
  }

  it('take work and start, are ready when it comes back, and are told what they may have missed', async () => {
    await startServices();
    await untilReady();
    await ledger.request(event, numbers(0, 10));
    await ledger.untilEffects(10);
    // RabbitMQ 3.10 forgets a quorum queue when it is killed within a second after its first declaration.
    await delay(2_000);

    gaps.length = 0;
    await broker.kill9();
    await ledger.request(event, numbers(10, 10));
    await startGateway();
    await delay(1_500);
    const away = await readiness();
    expect(away.map(({ ready, connected }) => [ready, connected])).toEqual(apps.map(() => [false, false]));
    expect(away[0]?.oldestUnsentSeconds).toBeGreaterThan(1);

    await broker.restart();
    await untilReady();
    await ledger.untilEffects(20);
    // Both gateways: the one that started meanwhile may have kept something before it could hear.
    expect(gaps).toEqual(['gateway.drop-cache', 'gateway.drop-cache']);

    heard.length = 0;
    await ledger.request(event, [20]);
    expect(await ledger.untilEffects(21)).toMatchObject({ effects: 21, distinct: 21 });
    await delay(200);
    expect(heard).toEqual([20, 20]);
    expect(await ledger.unsent()).toBe(0);
  });

  it('stop promptly while it is away', async () => {
    await broker.kill9();
    const started = Date.now();
    await Promise.all(apps.splice(0).map((app) => app.close()));
    expect(Date.now() - started).toBeLessThan(12_000);
  });
});
