import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import { hourMs } from '@chauffeur/contracts/time/durations';
import { describe, expect, it } from '@jest/globals';
import {
  contactFrom,
  isListed,
  possibleSteps,
  showsContact,
  stateForDriver,
  steppedRideOfBooking,
  waitMinutesOf,
} from './driver-ride.rules.js';

describe('how long a driver waits for free', () => {
  it.each([
    ['from_airport', 'Terminal 1', 60],
    [null, airportLabel, 60],
    ['to_airport', 'Hilton Baku', 15],
    [null, 'Hilton Baku', 15],
  ] as const)(
    'is longer if the ride begins at the airport: %s, %s',
    (airportDirection, pickupLocation, minutes) => {
      const ride = {
        status: 'confirmed' as const,
        bookingDate: '2099-05-01',
        startsAt: null,
        durationMinutes: 60,
        tourId: null,
        airportDirection,
        pickupLocation,
      };
      expect(waitMinutesOf(ride, { airportWaitMinutes: 60, freeWaitMinutes: 15 })).toBe(minutes);
    },
  );
});

const now = new Date('2031-05-01T06:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * hourMs);
/** A ride of an hour; with null, one on 2031-05-01 without a time. */
const ride = (start: number | null, status: 'confirmed' | 'cancelled' = 'confirmed') => ({
  status,
  bookingDate: '2031-05-01',
  startsAt: start === null ? null : hours(start),
  durationMinutes: 60,
  tourId: null,
  airportDirection: null,
  pickupLocation: 'Hilton Baku',
});

describe('the list of a driver', () => {
  const accepted = { state: 'accepted', since: hours(-24), cancelledAt: null } as const;

  it('has rides from 12 hours ago to 14 days ahead', () => {
    const listed = [-13, -14, 14 * 24, 14 * 24 + 1, null].map((start) =>
      isListed(ride(start), accepted, now),
    );
    expect(listed).toEqual([true, false, true, false, true]);
  });

  it('has a ride that is under way however late it is, and one that was done late', () => {
    expect(isListed(ride(-30), { ...accepted, state: 'on_board' }, now)).toBe(true);
    expect(isListed(ride(-30), { ...accepted, state: 'done', since: hours(-12) }, now)).toBe(true);
    expect(isListed(ride(-30), { ...accepted, state: 'done', since: hours(-13) }, now)).toBe(false);
  });

  it('has a cancelled ride for two hours, even if it was under way', () => {
    const listed = (cancelledAt: Date | null, state: 'accepted' | 'on_board' = 'accepted') =>
      isListed(ride(1, 'cancelled'), { ...accepted, state, cancelledAt }, now);
    expect([listed(hours(-2)), listed(hours(-2.1)), listed(null)]).toEqual([true, false, false]);
    expect(listed(hours(-3), 'on_board')).toBe(false);
  });
});

describe('whom a ride is for', () => {
  const accepted = { state: 'accepted', since: hours(-24) } as const;

  it('is shown from so many hours before the start until 12 hours after the end', () => {
    const shown = [25, 24, -13, -13.1].map((start) => showsContact(ride(start), accepted, 24, now));
    expect(shown).toEqual([false, true, true, false]);
    expect(contactFrom(ride(25), 24)).toEqual(hours(1));
    // Without a time, before the ride's day begins in Baku.
    expect(contactFrom(ride(null), 2)).toEqual(new Date('2031-04-30T18:00:00Z'));
  });

  it('is not shown for a cancelled ride, nor 12 hours after it is done', () => {
    expect(showsContact(ride(1, 'cancelled'), accepted, 24, now)).toBe(false);
    const done = (since: number) => showsContact(ride(-1), { state: 'done', since: hours(since) }, 24, now);
    expect([done(-12), done(-12.1)]).toEqual([true, false]);
  });
});

describe('the steps of a ride', () => {
  const rules = { airportWaitMinutes: 60, freeWaitMinutes: 15 };
  const stepped = (start: number | null, arrivedAt: string | null = null) =>
    steppedRideOfBooking(ride(start), 'offered', arrivedAt, rules);

  it('depend on its time, and on when the driver arrived', () => {
    const arrivedAt = hours(-1);
    expect(stepped(1, arrivedAt.toISOString())).toMatchObject({ hasTime: true, waitMinutes: 15, arrivedAt });
    expect(stepped(null)).toMatchObject({ hasTime: false, arrivedAt: null });
  });

  it('are possible until their time, and never if it is cancelled', () => {
    expect(possibleSteps(ride(1), stepped(1))).toEqual([
      { to: 'accepted', from: null, until: expect.any(String) },
      { to: 'declined', from: null, until: expect.any(String) },
    ]);
    const onBoard = { ...stepped(1), state: 'accepted' } as const;
    expect(possibleSteps(ride(1), onBoard)).toContainEqual({
      to: 'on_the_way',
      from: hours(-3).toISOString(),
      until: null,
    });
    expect(possibleSteps(ride(1, 'cancelled'), stepped(1))).toEqual([]);
  });

  it('are over if staff have completed it, unless the driver ended it otherwise', () => {
    const state = (status: 'confirmed' | 'completed', of: 'accepted' | 'no_show') =>
      stateForDriver({ status }, of);
    expect([state('completed', 'accepted'), state('completed', 'no_show')]).toEqual(['done', 'no_show']);
    expect([state('confirmed', 'accepted'), state('confirmed', 'no_show')]).toEqual(['accepted', 'no_show']);
  });
});
