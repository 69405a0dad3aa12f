import type { BookingHistoryEntry, BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { BookingHistoryEntity } from './booking-history.entity.js';
import type { BookingEntity } from './booking.entity.js';

export function bookingResponseOf(booking: BookingEntity): BookingResponse {
  const { driverId: _driver, startsAt, feeDueSince, createdAt, updatedAt, ...fields } = booking;
  return {
    ...fields,
    startsAt: startsAt?.toISOString() ?? null,
    feeDueSince: feeDueSince?.toISOString() ?? null,
    endsAt: endOf(booking)?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Returns when a ride ends; its vehicle and driver stay occupied for the buffer after that. */
function endOf({ startsAt, durationMinutes }: BookingEntity): Date | null {
  return startsAt && durationMinutes !== null
    ? new Date(startsAt.getTime() + durationMinutes * 60_000)
    : null;
}

export function historyEntryOf(entry: BookingHistoryEntity): BookingHistoryEntry {
  const { id, fromStatus, toStatus, changedBy, changedAt } = entry;
  return { id, fromStatus, toStatus, changedBy, changedAt: changedAt.toISOString() };
}
