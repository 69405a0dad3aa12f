import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import type {
  NewRideCandidatesQuery,
  RideCandidatesQuery,
} from '@chauffeur/contracts/bookings/changes/ride-candidates';
import { rideMinutes } from '@chauffeur/contracts/bookings/manual-booking';
import { minutesOfExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { scheduleOf, type Buffers } from '../rides/ride-schedule.rules.js';

/** The part of a ride that decides who could take it. */
export interface CandidateRide {
  /** Null if it is not booked yet. */
  readonly id: string | null;
  readonly carId: string | null;
  /** The vehicle that it has. */
  readonly vehicleId: string | null;
  readonly bookingDate: string;
  /** Null without a time; then no other ride is in the way. */
  readonly startsAt: Date | null;
  readonly durationMinutes: number;
  readonly bufferMinutes: number;
  /** The buffer with another vehicle: longer if staff agreed to a shorter one before this vehicle's next ride. */
  readonly otherVehicleBufferMinutes: number;
}

/** Returns a booked ride with the query's changes. A named service or tour has its own buffer. */
export function changedRide(
  booking: BookingEntity,
  query: RideCandidatesQuery,
  buffers: Buffers,
): CandidateRide {
  const usual = usualOf({ ...query, bookingDate: booking.bookingDate }, buffers);
  const hasOffer = query.serviceId !== undefined || query.tourId !== undefined;
  const bookingDate = query.bookingDate ?? booking.bookingDate;
  const bookingTime = query.bookingTime ?? booking.bookingTime;
  const isMoved = `${bookingDate} ${bookingTime}` !== `${booking.bookingDate} ${booking.bookingTime}`;
  // A shortened buffer is reset at another time or with another vehicle (`resumeUsualBuffer`).
  const unshortened = booking.usualBufferMinutes ?? booking.bufferMinutes;
  const bufferOf = (booked: number | null) =>
    query.bufferMinutes ?? (hasOffer ? null : booked) ?? usual.bufferMinutes;
  const bookedMinutes = booking.durationMinutes ?? usual.durationMinutes;
  const otherMinutes =
    query.extraHours === undefined ? 0 : query.extraHours * 60 - minutesOfExtras(booking.extras);
  return {
    id: booking.id,
    carId: query.carId ?? booking.carId,
    vehicleId: booking.vehicleId,
    bookingDate,
    startsAt: startOf(bookingDate, bookingTime),
    durationMinutes:
      query.durationMinutes ?? Math.max(rideMinutes.duration.min, bookedMinutes + otherMinutes),
    bufferMinutes: bufferOf(isMoved ? unshortened : booking.bufferMinutes),
    otherVehicleBufferMinutes: bufferOf(unshortened),
  };
}

/** Returns a ride that is not booked yet. */
export function newRide(query: NewRideCandidatesQuery, buffers: Buffers): CandidateRide {
  const usual = usualOf(query, buffers);
  const bufferMinutes = query.bufferMinutes ?? usual.bufferMinutes;
  return {
    id: null,
    carId: query.carId ?? null,
    vehicleId: null,
    bookingDate: query.bookingDate,
    startsAt: startOf(query.bookingDate, query.bookingTime ?? ''),
    durationMinutes: query.durationMinutes ?? usual.durationMinutes + (query.extraHours ?? 0) * 60,
    bufferMinutes,
    otherVehicleBufferMinutes: bufferMinutes,
  };
}

function startOf(date: string, time: string | null): Date | null {
  return time ? bakuInstant(date, time) : null;
}

/** Returns the usual length and buffer; the gateway has filled in the length of a service or tour. */
function usualOf({ bookingDate, tourId, fromAirport }: NewRideCandidatesQuery, buffers: Buffers) {
  const airportDirection = fromAirport ? 'from_airport' : null;
  const { durationMinutes, bufferMinutes } = scheduleOf(
    { bookingDate, bookingTime: null, tourId: tourId ?? null, pickupLocation: '', airportDirection },
    {},
    buffers,
  );
  return { durationMinutes: durationMinutes ?? 0, bufferMinutes: bufferMinutes ?? 0 };
}
