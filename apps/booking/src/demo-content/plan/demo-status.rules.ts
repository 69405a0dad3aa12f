import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import type { DecidedBooking } from '../../new-bookings/rules/booking.rules.js';
import { earlier, minutesAfter } from './demo-days.js';
import type { DemoRide } from './demo-ride.js';
import type { DemoWish } from './demo-wishes.js';
import type { SeededChoice } from './seeded-choice.js';
import type { PlannedTimes } from './timetable.js';

/** When a ride takes place; null if it has no time yet. */
interface RideInTime {
  readonly times: PlannedTimes | null;
  readonly now: Date;
}

/** Returns its status: past rides were completed or cancelled; nearer days are more often confirmed than later ones. */
export function statusOf(choice: SeededChoice, { day }: DemoWish, { times, now }: RideInTime): BookingStatus {
  if (times && times.endsAt <= now) return choice.chance(0.07) ? 'cancelled' : 'completed';
  if (day <= 1) return 'confirmed';
  if (choice.chance(0.04)) return 'cancelled';
  return choice.chance(day <= 3 ? 0.15 : 0.3) ? 'pending' : 'confirmed';
}

/** Returns when it was booked; a pending one within the last day. */
export function createdAtOf(
  choice: SeededChoice,
  { madeBefore }: DemoWish,
  status: BookingStatus,
  { times, now }: RideInTime,
): Date {
  if (madeBefore !== undefined) return minutesAfter(now, -madeBefore);
  if (status === 'pending') return minutesAfter(now, -choice.between(25, 20 * 60));
  const before = times ? earlier(times.from, now) : now;
  return minutesAfter(before, -choice.between(5 * 60, 8 * 24 * 60));
}

/** Returns the later statuses of a booking, as far as `createdAt` leaves time for them. */
export function stepsOf(
  choice: SeededChoice,
  { status, isManual }: DecidedBooking,
  createdAt: Date,
  { times, now }: RideInTime,
): DemoRide['steps'] {
  if (status === 'pending') return [];
  const confirmed = {
    status: 'confirmed',
    at: minutesAfter(createdAt, choice.between(6, 80)),
  } as const;
  if (status === 'cancelled') {
    return [{ status, at: minutesAfter(createdAt, choice.between(90, 240)) }];
  }
  const completed =
    status === 'completed' && times
      ? [{ status, at: earlier(minutesAfter(times.endsAt, choice.between(3, 25)), now) }]
      : [];
  return [...(isManual ? [] : [confirmed]), ...completed];
}
