import { startRabbitMQ, type PrivateServer } from '@chauffeur/private-servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from 'amqplib';
import { setTimeout as delay } from 'node:timers/promises';
import { rideEvent } from './testing-programs/ride-event.js';
import { numbers, RidesLedger } from './testing-programs/rides-ledger.js';
import { startProgram } from './testing-programs/start-program.js';

const EVENTS = 2_000;
const AT_ONCE = 10;
const BETWEEN_WRITES_MS = 12;

describe('kill -9 of relay, consumer and broker in the middle of 2,000 events', () => {
  let broker: PrivateServer;
  let ledger: RidesLedger;

  beforeAll(async () => {
    [broker, ledger] = await Promise.all([startRabbitMQ(), RidesLedger.create()]);
  }, 60_000);

  afterAll(async () => {
    await ledger.drop();
    await broker.stop();
  }, 30_000);

  it('loses none and has each effect once', async () => {
    const event = rideEvent('requested', ['ledger.record-ride']);
    const environment = {
      BROKER_URL: broker.url,
      RIDES_DATABASE_URL: ledger.ridesUrl,
      LEDGER_DATABASE_URL: ledger.ledgerUrl,
    };
    let [relay, consumer] = await Promise.all([
      startProgram('relay-program', environment),
      startProgram('consumer-program', environment),
    ]);

    const writing = (async () => {
      for (let ride = 0; ride < EVENTS; ride += AT_ONCE) {
        await ledger.request(event, numbers(ride, AT_ONCE));
        await delay(BETWEEN_WRITES_MS);
      }
    })();

    const seen: number[] = [];
    seen.push((await ledger.untilEffects(200)).effects);
    await relay.kill9();
    relay = await startProgram('relay-program', environment);

    seen.push((await ledger.untilEffects(600)).effects);
    await consumer.kill9();
    consumer = await startProgram('consumer-program', environment);

    seen.push((await ledger.untilEffects(1_000)).effects);
    await broker.kill9();
    await broker.restart();

    await writing;
    const { deliveries, effects, distinct } = await ledger.untilEffects(EVENTS, 30_000);
    // A repeat that came late would show now.
    await delay(1_000);
    const settled = await ledger.effects();
    await Promise.all([relay.kill9(), consumer.kill9()]);

    expect(Math.max(...seen)).toBeLessThan(EVENTS);
    expect({ effects, distinct }).toEqual({ effects: EVENTS, distinct: EVENTS });
    expect(settled.effects).toBe(EVENTS);
    // Some came again, or the kills hit nothing.
    expect(deliveries).toBeGreaterThan(EVENTS);
    expect(await ledger.unsent()).toBe(0);

    const connection = await connect(broker.url);
    const channel = await connection.createChannel();
    expect(await channel.checkQueue('ledger.record-ride.dlq')).toMatchObject({ messageCount: 0 });
    await connection.close();
  }, 90_000);
});
