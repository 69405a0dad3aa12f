import { setTimeout as sleep } from 'node:timers/promises';
import { vehicleResponse } from '@chauffeur/contracts/vehicles/vehicle';
import { z } from 'zod';
import { bookingRequest, readOffer } from '../../booking-request.ts';
import { daysAhead } from '../../days-ahead.ts';
import type { Fault, FaultContext } from '../harness/fault.ts';
import { processOf } from '../harness/faulted-product.ts';

const rounds = 10;
const atOnce = 20;
/** Days until the first round's rides; no other fault books these days. */
const firstDay = 200;
/** Milliseconds within which the service is killed while it decides. */
const killWithin = 200;

let ride: Readonly<Record<string, unknown>> = {};

export const lastVehicle: Fault = {
  name: 'last-vehicle',
  what: `${atOnce} customers who were shown that it is free request the last vehicle of a car at the same time while booking is killed (-9), ${rounds} times`,
  client: { changes: () => ride, retryForMs: 120_000 },
  async run(context) {
    const { client, product, random, over, databases, print } = context;
    const booking = processOf(product, 'booking');
    const { carId, serviceId } = bookingRequest(await readOffer(product.siteUrl));
    const others = (await activeVehicles(context, carId)) - 1;
    for (let round = 1; round <= rounds; round += 1) {
      const bookingDate = daysAhead(firstDay + round);
      ride = { carId, serviceId, bookingDate, bookingTime: '10:30', expects: 'held' };
      if (others > 0) await client.bookAtConstantRate(others, 20);
      const requests = client.bookAtConstantRate(atOnce, 1_000);
      await sleep(random() * killWithin);
      await booking.takeDown();
      booking.bringUp();
      await requests;
      await booking.whenReady();
      print(`round ${round} of ${rounds}: ${client.accepted.length} accepted`);
    }
    over();
    const { overlaps, withoutBooking, bookings } = await databases.holdsOf(client.customers);
    return {
      notes: [`${bookings} rides hold a vehicle`],
      broken: [
        ...(overlaps > 0 ? [`${overlaps} rides overlap`] : []),
        ...(withoutBooking > 0 ? [`${withoutBooking} holds without a booking`] : []),
        ...(bookings === client.accepted.length
          ? []
          : [`${bookings} of ${client.accepted.length} accepted hold`]),
      ],
    };
  },
  allowed: () => ({ responses: [0, 409, 503], rejected: rounds * (atOnce - 1) }),
};

/** Returns the number of a car's active vehicles. A car without entered vehicles counts as one. */
async function activeVehicles({ staff }: FaultContext, carId: unknown): Promise<number> {
  const { body } = await staff.call('GET', '/vehicles');
  const vehicles = z.array(vehicleResponse).parse(body);
  return Math.max(1, vehicles.filter((vehicle) => vehicle.carId === carId && vehicle.isActive).length);
}
