import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { describe, expect, it } from '@jest/globals';
import { isOffHours } from '../../driver-hours/off-hours.rules.js';
import { plannedRangeOf } from '../../rides/holds/occupied-range.js';
import { dayAfter, momentOf } from './demo-days.js';
import { demoDrivers, demoVehicles } from './demo-fleet.js';
import { demoCars } from './demo-offers.js';
import type { DemoPlan, DemoRide } from './demo-ride.js';
import { planDemoBookings } from './plan-demo-bookings.rules.js';

/** First starts in the morning, at night, and at the end of a month on a Sunday. */
const moments = ['2026-12-02T05:10:00Z', '2026-12-05T20:50:00Z', '2027-01-31T11:00:00Z'];
const plans = moments.map((moment) => [moment, planDemoBookings(new Date(moment))] as const);

const ofStatus = ({ rides }: DemoPlan, status: string) =>
  rides.filter(({ decided }) => decided.status === status);

const rangesOf = ({ rides, blocks, now }: DemoPlan, what: 'vehicle' | 'driver', number: number) =>
  [
    ...rides.filter((ride) => ride[what] === number).flatMap(({ decided }) => plannedRangeOf(decided) ?? []),
    ...blocks
      .filter((block) => block[what] === number)
      .map(({ from, until }) => ({ from: momentOf(now, from), until: momentOf(now, until) })),
  ].toSorted((a, b) => a.from.getTime() - b.from.getTime());

const endOf = ({ decided: { startsAt, durationMinutes } }: DemoRide) =>
  startsAt && new Date(startsAt.getTime() + (durationMinutes ?? 0) * 60_000);

describe.each(plans)('the examples of a first start at %s', (_, plan) => {
  it('are about 120 rides, from a week before to a week after', () => {
    expect(plan.rides.length).toBeGreaterThanOrEqual(110);
    expect(plan.rides.length).toBeLessThanOrEqual(130);
    const days = plan.rides.map(({ decided }) => decided.bookingDate).toSorted();
    expect([days[0], days.at(-1)]).toEqual([dayAfter(plan.now, -7), dayAfter(plan.now, 7)]);
    expect(new Set(days).size).toBe(15);
  });

  it('give no vehicle and no driver two rides, or a ride and a block, at once', () => {
    for (const [what, all] of [
      ['vehicle', demoVehicles],
      ['driver', demoDrivers],
    ] as const) {
      for (const [number] of all.entries()) {
        const ranges = rangesOf(plan, what, number);
        const overlapping = ranges.filter(({ from }, index) => from < (ranges[index - 1]?.until ?? from));
        expect([what, number, overlapping]).toEqual([what, number, []]);
      }
    }
  });

  it('have enough seats; all but one have the booked car, and all but one have a driver at work', () => {
    let otherCars = 0;
    let offHours = 0;
    for (const ride of plan.rides) {
      const { decided, vehicle, driver } = ride;
      const [name, car] = Object.entries(demoCars).find(([, { id }]) => id === decided.carId) ?? [];
      expect(decided.passengerCount).toBeLessThanOrEqual(car?.seats ?? 0);
      if (vehicle !== null && demoVehicles[vehicle]?.car !== name) otherCars += 1;
      const endsAt = endOf(ride);
      if (driver === null || !decided.startsAt || !endsAt) continue;
      const { hours = [] } = demoDrivers[driver] ?? {};
      if (isOffHours(hours, { startsAt: decided.startsAt, endsAt })) offHours += 1;
    }
    expect({ otherCars, offHours }).toEqual({ otherCars: 1, offHours: 1 });
  });

  it('are completed or cancelled if they are over, else confirmed, pending or cancelled', () => {
    for (const ride of plan.rides) {
      const endsAt = endOf(ride);
      const over = endsAt !== null && endsAt <= plan.now;
      expect([
        'completed',
        'cancelled',
        over ? 'completed' : 'confirmed',
        over ? 'cancelled' : 'pending',
      ]).toContain(ride.decided.status);
      expect(over || ride.decided.status !== 'completed').toBe(true);
    }
    expect(ofStatus(plan, 'completed').length).toBeGreaterThan(40);
    expect(ofStatus(plan, 'confirmed').length).toBeGreaterThan(25);
    expect(ofStatus(plan, 'pending').length).toBeGreaterThan(5);
    expect(ofStatus(plan, 'cancelled').length).toBeGreaterThan(1);
  });

  it('happened in order, and not after now', () => {
    for (const { createdAt, steps } of plan.rides) {
      const moments = [createdAt, ...steps.map(({ at }) => at), plan.now];
      expect(moments.map(Number)).toEqual(moments.map(Number).toSorted((a, b) => a - b));
    }
  });

  it('need attention tomorrow in a handful of ways', () => {
    const tomorrow = plan.rides.filter(({ decided }) => decided.bookingDate === dayAfter(plan.now, 1));
    const open = tomorrow.filter(({ decided }) => decided.startsAt !== null);
    expect(open.filter(({ vehicle }) => vehicle === null)).toHaveLength(2);
    expect(open.filter(({ driver }) => driver === null)).toHaveLength(3);
    expect(tomorrow.filter(({ decided }) => decided.bookingTime === null)).toHaveLength(1);
    expect(tomorrow.filter(({ decided }) => decided.totalPrice === 0)).toHaveLength(1);
    expect(tomorrow.filter(({ decided }) => decided.bufferMinutes === 15)).toHaveLength(1);
  });

  it('are mostly paid if they are over, in whole cents of USD, and so are their drivers, except for the last days', () => {
    const completed = ofStatus(plan, 'completed');
    const paid = completed.filter(({ received }) => received);
    expect(paid.length / completed.length).toBeGreaterThan(0.75);
    expect(paid.length).toBeLessThan(completed.length);
    for (const { decided, received } of plan.rides) {
      if (!received) continue;
      const inUsd = received.currency === 'AZN' ? received.amount / 1.7 : received.amount;
      expect(inUsd).toBeCloseTo(decided.totalPrice, 6);
      expect(received.day <= todayInBaku(plan.now)).toBe(true);
    }
    const settled = completed.filter(({ driverPayment }) => driverPayment);
    expect(settled.length).toBeGreaterThan(20);
    expect(settled.every(({ decided }) => decided.bookingDate <= dayAfter(plan.now, -2))).toBe(true);
  });

  it('are the same for the same time, with addresses that never receive emails', () => {
    expect(planDemoBookings(plan.now)).toEqual(plan);
    expect(plan.rides.every(({ decided }) => decided.customerEmail.endsWith('@example.com'))).toBe(true);
    const waiting = ofStatus(plan, 'pending').map(({ decided }) => decided.customerEmail);
    // A customer's sixth open request would hold nothing.
    for (const email of waiting) expect(waiting.filter((other) => other === email).length).toBeLessThan(5);
  });
});
