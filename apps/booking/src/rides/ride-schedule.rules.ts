import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import { beginsAtAirport } from '@chauffeur/contracts/bookings/airport';
import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import type { BookingRulesRequest } from '@chauffeur/contracts/bookings/booking-rules';
import type { BookedService, BookedTour } from '@chauffeur/contracts/bookings/create-booking';
import { minutesOfExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import type { BookingEntity } from '../bookings/booking.entity.js';

/** Minutes of a ride whose service or tour is only known by name (specification, chapter on dispatch, D1). */
const unknownDuration = { service: 60, tour: 480 } as const;

/** Minutes: a quarter of an hour to 30 days. */
const durationLimits = { min: 15, max: 43_200 } as const;

/** The booking rules' minutes for which vehicle and driver stay occupied after a ride. */
export type Buffers = Pick<
  BookingRulesRequest,
  'bufferMinutes' | 'airportBufferMinutes' | 'tourBufferMinutes'
>;

/** The buffers of rides that are older than booking rules. */
const usualBuffers: Buffers = { bufferMinutes: 30, airportBufferMinutes: 60, tourBufferMinutes: 60 };

type Ride = Pick<BookingEntity, 'bookingDate' | 'bookingTime' | 'tourId' | 'pickupLocation'> &
  Partial<Pick<BookingEntity, 'airportDirection'>>;

export type RideSchedule = Pick<BookingEntity, 'startsAt' | 'durationMinutes' | 'bufferMinutes'>;

/**
 * Returns when a ride begins and how long it occupies its vehicle and driver; extra hours lengthen it. `startsAt` is
 * null for a ride without a time, which occupies nothing. Usual hours count if the service or tour is not given, as
 * for bookings of earlier releases.
 */
export function scheduleOf(
  ride: Ride,
  { service, tour }: { service?: BookedService | null; tour?: BookedTour | null } = {},
  buffers: Buffers = usualBuffers,
  extras: readonly Pick<BookedExtra, 'code' | 'count'>[] = [],
): RideSchedule {
  const hours = (service ?? tour)?.durationHours;
  const usual =
    hours === undefined ? unknownDuration[ride.tourId ? 'tour' : 'service'] : Math.ceil(hours * 60);
  const minutes = usual + minutesOfExtras(extras);
  return {
    startsAt: ride.bookingTime ? bakuInstant(ride.bookingDate, ride.bookingTime) : null,
    durationMinutes: Math.min(Math.max(minutes, durationLimits.min), durationLimits.max),
    bufferMinutes: bufferOf(ride, buffers),
  };
}

/** Returns the minutes for which a ride's vehicle and driver stay occupied after it. */
export function bufferOf(
  ride: Pick<Ride, 'tourId' | 'pickupLocation' | 'airportDirection'>,
  buffers: Buffers,
): number {
  if (ride.tourId) return buffers.tourBufferMinutes;
  return beginsAtAirport(ride) ? buffers.airportBufferMinutes : buffers.bufferMinutes;
}
