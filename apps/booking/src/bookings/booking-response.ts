import type { BookingHistoryEntry, BookingResponse } from '@chauffeur/contracts';
import type { BookingHistoryEntity } from './booking-history.entity.js';
import type { BookingEntity } from './booking.entity.js';

export function bookingResponseOf(booking: BookingEntity): BookingResponse {
  const { driverId: _driver, startsAt, createdAt, updatedAt, ...fields } = booking;
  return {
    ...fields,
    startsAt: startsAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function historyEntryOf(entry: BookingHistoryEntity): BookingHistoryEntry {
  const { id, fromStatus, toStatus, changedBy, changedAt } = entry;
  return { id, fromStatus, toStatus, changedBy, changedAt: changedAt.toISOString() };
}
