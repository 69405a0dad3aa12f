import { describe, expect, it } from '@jest/globals';
import { cancelFeeOf, changesOf, isLinkOpen, showsContacts } from './ride.rules.js';

const start = new Date('2031-05-02T10:00:00Z');
const before = (hours: number, seconds = 0) =>
  new Date(start.getTime() - hours * 3_600_000 - seconds * 1_000);
const terms = { freeCancelHours: 24, lateCancelPercent: 50 };

type Ride = Parameters<typeof cancelFeeOf>[0];

function ride(changes: Partial<Ride> = {}): Ride {
  return {
    status: 'confirmed',
    bookingDate: '2031-05-02',
    startsAt: start,
    durationMinutes: 60,
    holdsVehicle: true,
    driverId: 'driver',
    totalPrice: 54.99,
    feeDueSince: null,
    ...changes,
  };
}

describe('what cancelling costs', () => {
  it('is nothing up to and including 24 hours before, then half of the price in cents [III-5]', () => {
    expect(cancelFeeOf(ride(), terms, before(24))).toEqual({ feeUsd: 0, isToBeAgreed: false });
    expect(cancelFeeOf(ride(), terms, before(24, -1))).toEqual({ feeUsd: 27.5, isToBeAgreed: false });
  });

  it('is counted in cents, where 2.01 * 100 is a little less than 201', () => {
    expect(cancelFeeOf(ride({ totalPrice: 2.01 }), terms, before(1))?.feeUsd).toBe(1.01);
    expect(cancelFeeOf(ride({ totalPrice: 1.15 }), terms, before(1))?.feeUsd).toBe(0.58);
  });

  it('is 0 for a request without a vehicle, a ride without a time, and if nothing is charged', () => {
    const free = { feeUsd: 0, isToBeAgreed: false };
    const late = before(1);
    expect(cancelFeeOf(ride({ status: 'pending', holdsVehicle: false }), terms, late)).toEqual(free);
    const due = { feeUsd: 27.5, isToBeAgreed: false };
    expect(cancelFeeOf(ride({ status: 'pending' }), terms, late)).toEqual(due);
    expect(cancelFeeOf(ride({ holdsVehicle: false }), terms, late)).toEqual(due);
    expect(cancelFeeOf(ride({ startsAt: null }), terms, late)).toEqual(free);
    expect(cancelFeeOf(ride(), { ...terms, lateCancelPercent: 0 }, late)).toEqual(free);
    expect(cancelFeeOf(ride(), { ...terms, lateCancelPercent: 1 }, late)).toMatchObject({ feeUsd: 0.55 });
  });

  it('is to be agreed if the price is', () => {
    expect(cancelFeeOf(ride({ totalPrice: 0 }), terms, before(1))).toEqual({ feeUsd: 0, isToBeAgreed: true });
  });

  it('is null once the ride has started, or is over', () => {
    expect(cancelFeeOf(ride(), terms, start)).toBeNull();
    expect(cancelFeeOf(ride({ status: 'completed' }), terms, before(48))).toBeNull();
    expect(cancelFeeOf(ride({ status: 'cancelled' }), terms, before(48))).toBeNull();
    // Midnight in Baku at the end of the day.
    const untimed = ride({ startsAt: null });
    expect(cancelFeeOf(untimed, terms, new Date('2031-05-02T19:59:59Z'))).not.toBeNull();
    expect(cancelFeeOf(untimed, terms, new Date('2031-05-02T20:00:00Z'))).toBeNull();
  });
});

describe('a ride that was moved while the fee was due', () => {
  it('costs the fee at any time, unless nothing is charged [III-7]', () => {
    const moved = ride({ feeDueSince: before(12) });
    expect(cancelFeeOf(moved, terms, before(30 * 24))).toEqual({ feeUsd: 27.5, isToBeAgreed: false });
    expect(cancelFeeOf(moved, { ...terms, lateCancelPercent: 0 }, before(1))).toMatchObject({ feeUsd: 0 });
  });
});

describe('until when a ride is changed', () => {
  it('is half an hour before the start for details, and so many hours before it for the trip', () => {
    expect(changesOf(ride(), 6)).toEqual({ detailsUntil: before(0.5), tripUntil: before(6) });
    expect(changesOf(ride(), 0)).toEqual({ detailsUntil: before(0.5), tripUntil: before(0.5) });
    expect(changesOf(ride({ status: 'cancelled' }), 6)).toBeNull();
  });
});

describe('who drives', () => {
  it('is shown for a confirmed ride from so many hours before its start', () => {
    expect(showsContacts(ride(), 'accepted', 24, before(24, 1))).toBe(false);
    expect(showsContacts(ride(), 'accepted', 24, before(24))).toBe(true);
    expect(showsContacts(ride({ driverId: null }), 'none', 24, before(1))).toBe(false);
    expect(showsContacts(ride({ status: 'pending' }), 'accepted', 24, before(1))).toBe(false);
    expect(showsContacts(ride({ status: 'completed' }), 'accepted', 24, before(-5))).toBe(false);
  });

  it('is not shown before the driver has accepted, nor once the ride is done', () => {
    for (const state of ['offered', 'done'] as const)
      expect(showsContacts(ride(), state, 24, before(1))).toBe(false);
  });

  it('is not shown for days after a ride that was never completed, unless it is under way', () => {
    expect(showsContacts(ride(), 'accepted', 24, before(-13))).toBe(true);
    expect(showsContacts(ride(), 'accepted', 24, before(-13, -1))).toBe(false);
    expect(showsContacts(ride(), 'on_board', 24, before(-13, -1))).toBe(true);
  });
});

describe('a link', () => {
  const days = (count: number) => new Date(start.getTime() + 3_600_000 + count * 24 * 3_600_000);

  it('opens its ride for 30 days after its end [III-2]', () => {
    expect(isLinkOpen(ride({ status: 'completed' }), null, days(30))).toBe(true);
    expect(isLinkOpen(ride({ status: 'completed' }), null, days(31))).toBe(false);
    expect(isLinkOpen(ride({ startsAt: null }), null, days(31))).toBe(false);
  });

  it('opens a cancelled ride for 30 days after the cancellation', () => {
    const cancelled = ride({ status: 'cancelled' });
    expect(isLinkOpen(cancelled, before(40 * 24), before(10 * 24))).toBe(true);
    expect(isLinkOpen(cancelled, before(40 * 24), before(9 * 24))).toBe(false);
    // A cancellation that was undone does not count.
    expect(isLinkOpen(ride(), before(40 * 24), before(9 * 24))).toBe(true);
  });
});
