import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  carAvailability,
  carsAvailabilityResponse,
  type AvailabilityCommand,
} from '@chauffeur/contracts/bookings/availability/availability';
import { bookingResponse, type BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { CreateBookingRequest } from '@chauffeur/contracts/bookings/create-booking';
import type { ServiceKind } from '@chauffeur/contracts/catalogue/service';
import { driverResponse } from '@chauffeur/contracts/drivers/driver';
import { problem } from '@chauffeur/contracts/http/problem';
import { vehicleResponse } from '@chauffeur/contracts/vehicles/vehicle';
import type { ServiceCallResult } from '@chauffeur/service-kit/testing';
import type { RunningBookingService } from './booking-service.fixture.js';
import { bookingCommand } from './new-bookings/booking-command.fixture.js';

/** A customer with no other open requests. */
const someCustomer = () => ({
  customerEmail: `${randomUUID()}@example.com`,
  customerPhone: `+994 ${randomInt(100_000_000, 999_999_999)}`,
});

/** A new car, so that the rides of one test are not in the way of another's. */
export function aCar(
  service: RunningBookingService,
  durationHours = 1,
  serviceType: ServiceKind = 'city_tour',
) {
  const carId = randomUUID();
  const place = (request: Partial<CreateBookingRequest> = {}, idempotencyKey: string | null = null) => {
    const command = bookingCommand({ ...someCustomer(), ...request });
    return service.call('POST', '/bookings', {
      ...command,
      idempotencyKey,
      request: { ...command.request, carId },
      car: command.car && { ...command.car, id: carId },
      service: command.service && { ...command.service, durationHours, serviceType },
    });
  };
  return {
    id: carId,
    place,
    /** Adds a ride at a time of the usual day; stored with or without a vehicle. */
    async ride(bookingTime: string | null, bookingDate = '2099-05-01'): Promise<BookingResponse> {
      return bookingResponse.parse((await place({ bookingTime, bookingDate })).body);
    },
    /** Returns the response to a visitor who wants this car at a time of the usual day. */
    async availability(bookingTime: string | null, question: Partial<AvailabilityCommand> = {}) {
      const { car, service: offer } = bookingCommand();
      const { body } = await service.call('POST', '/availability', {
        language: 'en',
        priceUsd: null,
        car: { ...car, id: carId },
        service: { ...offer, durationHours },
        tour: null,
        bookingDate: '2099-05-01',
        bookingTime,
        pickupLocation: 'Hilton Baku',
        otherCarIds: [],
        ...question,
      });
      return carAvailability.parse(body);
    },
    /** Returns the response to a visitor who chooses between this and other cars. */
    async freeCars(bookingTime: string, otherCarIds: string[], bookingDate = '2099-05-01') {
      const { service: offer } = bookingCommand();
      const { body } = await service.call('POST', '/availability/cars', {
        service: { ...offer, durationHours },
        tour: null,
        bookingDate,
        bookingTime,
        extraHours: 0,
        pickupLocation: 'Hilton Baku',
        carIds: [carId, ...otherCarIds],
      });
      return carsAvailabilityResponse.parse(body).cars;
    },
    async addVehicle(fields: Record<string, unknown> = {}) {
      const created = await service.call('POST', '/vehicles', { carId, ...fields });
      return vehicleResponse.parse(created.body);
    },
    heldVehicles: () =>
      service.count('occupancies JOIN bookings b ON b.id = booking_id WHERE b.car_id = $1', carId),
  };
}

export async function aDriver(service: RunningBookingService) {
  return driverResponse.parse((await service.call('POST', '/drivers', { name: 'Anar' })).body);
}

/**
 * Returns the result of a call that waits for another transaction: `change` is made in it before the call begins,
 * `meanwhile` while the call waits, then it commits.
 */
export async function callDuring<Result>(
  service: RunningBookingService,
  change: () => Promise<unknown>,
  call: () => Promise<Result>,
  meanwhile?: () => Promise<unknown>,
): Promise<Result> {
  await service.client.query('BEGIN');
  await change();
  const result = call();
  const waiting = 'pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))';
  // A rejected call does not wait.
  for (let tries = 0; tries < 250 && (await service.count(waiting)) === 0; tries += 1) await pause(20);
  await meanwhile?.();
  await service.client.query('COMMIT');
  return result;
}

/** Stores what a ride holds as a move does, in the transaction of `callDuring`. */
export async function storeHeld(
  { client }: RunningBookingService,
  bookingId: string,
  what: 'vehicle' | 'driver',
  id: string,
): Promise<void> {
  await client.query(`UPDATE bookings SET ${what}_id = $2 WHERE id = $1`, [bookingId, id]);
  await client.query(`UPDATE occupancies SET ${what}_id = $2 WHERE booking_id = $1`, [bookingId, id]);
}

/** Returns the stops in a booking's newest event after a call that waited for an edit which added one. */
export async function stopsAfterWaiting(
  service: RunningBookingService,
  bookingId: string,
  call: () => Promise<ServiceCallResult>,
): Promise<{ status: number; stops: unknown }> {
  const { client } = service;
  const addStop = async () => {
    await client.query('UPDATE bookings SET version = version + 1 WHERE id = $1', [bookingId]);
    await client.query("INSERT INTO booking_stops (booking_id, position, text) VALUES ($1, 1, 'Fountains')", [
      bookingId,
    ]);
  };
  const { status } = await callDuring(service, addStop, call);
  const { rows } = await client.query<{ stops: unknown }>(
    `SELECT payload->'booking'->'stops' AS stops FROM outbox
      WHERE payload->'booking'->>'id' = $1 ORDER BY occurred_at DESC LIMIT 1`,
    [bookingId],
  );
  await client.query('DELETE FROM booking_stops WHERE booking_id = $1', [bookingId]);
  return { status, stops: rows[0]?.stops };
}

export const addedStops = [{ text: 'Fountains', placeId: null }];

export const codeOf = ({ body }: ServiceCallResult) => problem.parse(body).code;
