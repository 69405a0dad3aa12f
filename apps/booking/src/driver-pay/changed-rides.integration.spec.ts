import { randomUUID } from 'node:crypto';
import { bookingResponse } from '@chauffeur/contracts/bookings/booking';
import { comparedPaymentsLimit, rideChanges } from '@chauffeur/contracts/finance/changed-rides';
import { driverResponse } from '@chauffeur/contracts/drivers/driver';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { bookingCommand } from '../new-bookings/booking-command.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

async function addDriver(name: string) {
  return driverResponse.parse((await service.call('POST', '/drivers', { name })).body);
}

/** A driver has one ride at a time. */
const dates = ['2099-05-01', '2099-05-02', '2099-05-03', '2099-05-04', '2099-05-05', '2099-05-06'];

/** Adds a completed ride of the driver, and returns it with a payment that was saved afterwards. */
async function paidRide(driverId: string) {
  const { id } = bookingResponse.parse(
    (await service.call('POST', '/bookings', bookingCommand({ bookingDate: dates.pop() ?? '' }))).body,
  );
  await service.call('PUT', `/bookings/${id}/driver`, { driverId, version: 1 });
  const completed = await service.call('PATCH', `/bookings/${id}/status`, {
    status: 'completed',
    version: 2,
  });
  expect(completed.status).toBe(200);
  return { id: randomUUID(), bookingId: id, driverId, updatedAt: new Date().toISOString() };
}

describe('paid rides that have changed since', () => {
  it('are those that were cancelled, deleted, repriced or given to another driver after the payment', async () => {
    const [elvin, rashad] = [await addDriver('Elvin'), await addDriver('Rashad')];
    const same = await paidRide(elvin.id);
    const cancelled = await paidRide(elvin.id);
    const repriced = await paidRide(elvin.id);
    const given = await paidRide(elvin.id);
    const deleted = { ...same, id: randomUUID(), bookingId: randomUUID() };
    const at = (payment: typeof same) => `/bookings/${payment.bookingId}`;
    await service.call('PATCH', `${at(cancelled)}/status`, { status: 'cancelled', version: 3 });
    const price = { request: { version: 3, totalPrice: 80 }, car: null, service: null, tour: null };
    expect((await service.call('PATCH', `${at(repriced)}/details`, price)).status).toBe(200);
    await service.call('PUT', `${at(given)}/driver`, { driverId: rashad.id, version: 3 });

    const payments = [same, cancelled, repriced, given, deleted];
    const { status, body } = await service.call('POST', '/changed-rides', { payments });
    expect(status).toBe(200);
    const none = { ended: null, isOtherDriver: false, changes: [], driverName: 'Elvin' };
    expect(rideChanges.parse(body)).toEqual([
      { ...none, paymentId: cancelled.id, ended: 'cancelled' },
      { ...none, paymentId: repriced.id, changes: [{ field: 'totalPrice', from: 40.5, to: 80 }] },
      { ...none, paymentId: given.id, isOtherDriver: true, driverName: 'Rashad' },
      { ...none, paymentId: deleted.id, ended: 'deleted', driverName: null },
    ]);
    const later = payments.map((payment) => ({ ...payment, updatedAt: new Date().toISOString() }));
    const again = await service.call('POST', '/changed-rides', { payments: later });
    expect(rideChanges.parse(again.body).map(({ paymentId }) => paymentId)).toEqual([deleted.id]);
  });

  it('are found by what is compared alone, without customers, places and notes', async () => {
    const payment = await paidRide((await addDriver('Brief')).id);
    const price = { request: { version: 3, totalPrice: 99 }, car: null, service: null, tour: null };
    await service.call('PATCH', `/bookings/${payment.bookingId}/details`, price);
    const query = jest.spyOn(Client.prototype, 'query');
    const { body } = await service.call('POST', '/changed-rides', { payments: [payment] });
    const read = query.mock.calls.map(([text]) => text).filter((text) => /^\s*SELECT/.test(text));
    query.mockRestore();
    expect(rideChanges.parse(body)).toMatchObject([
      { paymentId: payment.id, changes: [{ field: 'totalPrice', from: 40.5, to: 99 }] },
    ]);
    expect(read.filter((text) => text.includes('bookings'))).toHaveLength(1);
    expect(read.filter((text) => /customer|pickup|booking_stops|phone|notes/.test(text))).toEqual([]);
  });

  it('are found among as many payments as finance returns', async () => {
    const payment = await paidRide((await addDriver('Busy')).id);
    const payments = Array.from({ length: comparedPaymentsLimit }, () => payment);
    const { status, body } = await service.call('POST', '/changed-rides', { payments });
    expect([status, body]).toEqual([200, []]);
  });
});
