import { describe, expect, it } from '@jest/globals';
import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingChanged, bookingStatusChanged } from '@chauffeur/contracts/events/booking-events';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { bookingChangedEmail } from './booking-changed.js';
import { bookingCompletedEmail } from './booking-completed.js';
import { bookingConfirmationEmail, newBookingConfirmationEmail } from './booking-confirmation.js';
import { bookingStatusUpdateEmail } from './booking-status-update.js';

const start = new Date('2026-12-05T10:30:00.000Z');
const underWay = new Date('2026-12-05T11:29:00.000Z');
const end = new Date('2026-12-05T11:30:00.000Z');
const endOfDay = new Date('2026-12-05T20:00:00.000Z');

const ride = { ...bookingExample, status: 'confirmed' } as const;
const withoutTime = { ...ride, bookingTime: null, startsAt: null, endsAt: null };
const set = (booking: BookingResponse) => ({ ...bookingStatusChanged.example, booking });

describe('emails about a ride that is over', () => {
  it('do not confirm it, whether its status was set or it was entered as confirmed', () => {
    const entered = { booking: { ...ride, isManual: true }, sendConfirmation: true };
    for (const filter of [
      (now: Date) => bookingConfirmationEmail.filter(set(ride), now),
      (now: Date) => newBookingConfirmationEmail.filter({ booking: ride }, now),
      (now: Date) => newBookingConfirmationEmail.filter(entered, now),
    ]) {
      expect([underWay, end].map(filter)).toEqual([true, false]);
    }
    const { filter } = bookingConfirmationEmail;
    expect([end, endOfDay].map((now) => filter(set(withoutTime), now))).toEqual([true, false]);
  });

  it('report its changes until it begins', () => {
    const data = { ...bookingChanged.example, booking: ride };
    const moments = [new Date(start.getTime() - 1), start];
    expect(moments.map((now) => bookingChangedEmail.filter(data, now))).toEqual([true, false]);
  });

  it('report that it is completed until a week after its end, or was cancelled after all', () => {
    const completed = set({ ...ride, status: 'completed' });
    const weekLater = new Date('2026-12-12T11:30:00.000Z');
    const moments = [endOfDay, weekLater, new Date(weekLater.getTime() + 1)];
    expect(moments.map((now) => bookingCompletedEmail.filter(completed, now))).toEqual([true, true, false]);
    expect(bookingStatusUpdateEmail.filter(set({ ...ride, status: 'cancelled' }), endOfDay)).toBe(true);
  });
});
