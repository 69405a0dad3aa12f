import { createTestDatabase, startRabbitMQ, type PrivateServer } from '@chauffeur/private-servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from 'amqplib';
import { setTimeout as delay } from 'node:timers/promises';
import { rideEvent } from '../testing/ride-event.js';
import { numbers, RidesLedger } from '../testing/rides-ledger.js';
import { startProgram } from '../testing/start-program.js';

const EVENTS = 2_000;
const AT_ONCE = 10;
const BETWEEN_WRITES_MS = 12;
/** The first consumer is killed while it handles this one. */
const HANGING_RIDE = 600;

describe('kill -9 of relay, consumer and broker in the middle of 2,000 events', () => {
  let broker: PrivateServer;
  let ledger: RidesLedger;

  beforeAll(async () => {
    [broker, ledger] = await Promise.all([startRabbitMQ(), RidesLedger.create(createTestDatabase)]);
  }, 180_000);

  afterAll(async () => {
    await ledger.drop();
    await broker.stop();
  }, 120_000);

  it('loses none and has each effect once [I-37]', async () => {
    const event = rideEvent('requested', ['ledger.record-ride']);
    const environment = {
      BROKER_URL: broker.url,
      RIDES_DATABASE_URL: ledger.ridesUrl,
      LEDGER_DATABASE_URL: ledger.ledgerUrl,
    };
    let [relay, consumer] = await Promise.all([
      startProgram('relay-program', environment),
      startProgram('consumer-program', { ...environment, HANGING_RIDE: String(HANGING_RIDE) }),
    ]);

    const writing = (async () => {
      // The last ones are written after the kills, so that these come in the middle.
      for (let ride = 0; ride < EVENTS - AT_ONCE; ride += AT_ONCE) {
        await ledger.request(event, numbers(ride, AT_ONCE));
        await delay(BETWEEN_WRITES_MS);
      }
    })();

    await ledger.untilEffects(200, 180_000);
    await relay.kill9();
    relay = await startProgram('relay-program', environment);

    await ledger.untilDelivered(HANGING_RIDE);
    await consumer.kill9();
    consumer = await startProgram('consumer-program', environment);

    await ledger.untilEffects(1_000, 180_000);
    await broker.kill9();
    await broker.restart();

    await writing;
    await ledger.request(event, numbers(EVENTS - AT_ONCE, AT_ONCE));
    await ledger.untilEffects(EVENTS, 180_000);
    const giveUp = Date.now() + 60_000;
    while ((await ledger.unsent()) > 0 && Date.now() < giveUp) await delay(20);
    expect(await ledger.unsent()).toBe(0);
    const connection = await connect(broker.url);
    const channel = await connection.createChannel();
    // Everything that the relays have sent, duplicates included, has been consumed.
    while ((await channel.checkQueue('ledger.record-ride')).messageCount > 0 && Date.now() < giveUp) {
      await delay(20);
    }
    await Promise.all([relay.kill9(), consumer.kill9()]);

    const { deliveries, effects, distinct } = await ledger.effects();
    expect({ effects, distinct }).toEqual({ effects: EVENTS, distinct: EVENTS });
    // At least the one that was being handled when its consumer was killed.
    expect(deliveries).toBeGreaterThan(EVENTS);
    expect(await channel.checkQueue('ledger.record-ride.dlq')).toMatchObject({ messageCount: 0 });
    await connection.close();
  }, 480_000);
});
