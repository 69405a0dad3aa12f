import type { DriverCandidate, RideCandidates, VehicleCandidate } from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingEntity } from '../bookings/booking.entity.js';

const minuteMs = 60_000;

/** Of other rides and blocks of a vehicle or driver ($1: the ride, $2 to $3 with its buffer to $4). */
const stateOf = (what: 'vehicle' | 'driver') => `
  LEFT JOIN LATERAL (
    SELECT bool_or(ride.id IS NULL AND held.during && tstzrange($2::timestamptz, $3::timestamptz)) AS is_blocked,
           bool_or(ride.id IS NOT NULL AND tstzrange(lower(held.during), past.ends_at) && tstzrange($2::timestamptz, $3::timestamptz)) AS is_busy,
           bool_or(held.during && tstzrange($2::timestamptz, $4::timestamptz)) AS is_tight,
           min(extract(epoch FROM $2::timestamptz - past.ends_at) / 60) FILTER (WHERE past.ends_at <= $2::timestamptz) AS gap_before,
           min(extract(epoch FROM lower(held.during) - $3::timestamptz) / 60) FILTER (WHERE lower(held.during) >= $3::timestamptz) AS gap_after
      FROM occupancies held
      LEFT JOIN bookings ride ON ride.id = held.booking_id
     CROSS JOIN LATERAL (
       SELECT coalesce(ride.starts_at + make_interval(mins => ride.duration_minutes), upper(held.during)) AS ends_at
     ) past
     WHERE $2::timestamptz IS NOT NULL AND held.${what}_id = candidate.id AND held.booking_id IS DISTINCT FROM $1
       AND held.during && tstzrange($2::timestamptz - interval '1 day', $4::timestamptz + interval '1 day')
  ) near ON true`;

const state = `
  CASE WHEN near.is_busy THEN 'busy' WHEN near.is_blocked THEN 'blocked'
       WHEN near.is_tight THEN 'tight' ELSE 'free' END AS state,
  near.gap_before::int AS "gapBefore", near.gap_after::int AS "gapAfter"`;

const rank = `array_position(ARRAY['free', 'tight', 'offHours', 'busy', 'blocked'], found.state)`;

@Injectable()
export class ReadCandidates {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Who and what could take a ride, free ones first; of the vehicles those of the booked car, of the drivers those with
   * the fewest hours that day. Throws CodedError `booking.notFound`.
   */
  async read(id: string): Promise<RideCandidates> {
    const { manager } = this.dataSource;
    const booking = await manager.findOneBy(BookingEntity, { id });
    if (!booking) throw new CodedError('booking.notFound');
    const range = rangeOf(booking);
    const vehicles = await manager.query<VehicleCandidate[]>(
      `SELECT * FROM (
         SELECT candidate.id, candidate.car_id AS "carId", candidate.label, candidate.plate,
                NULL AS "carName", NULL AS seats, ${state}
           FROM vehicles candidate ${stateOf('vehicle')}
          WHERE candidate.is_active) found
        ORDER BY ${rank}, ("carId" = $5) DESC, length(label), label, id`,
      [...range, booking.carId],
    );
    const drivers = await manager.query<DriverCandidate[]>(
      `SELECT * FROM (
         SELECT candidate.id, candidate.name, ${state}, day.rides, day.hours
           FROM drivers candidate ${stateOf('driver')}
          CROSS JOIN LATERAL (
            SELECT count(*)::int AS rides,
                   round(coalesce(sum(ride.duration_minutes), 0) / 60.0, 1)::float8 AS hours
              FROM bookings ride
             WHERE ride.driver_id = candidate.id AND ride.booking_date = $5
               AND ride.status <> 'cancelled' AND ride.id <> $1) day
          WHERE candidate.is_active) found
        ORDER BY ${rank}, hours, name, id`,
      [...range, booking.bookingDate],
    );
    return { vehicles, drivers };
  }
}

/** Id, start, end and the buffer's end; without a time no moment, which no other ride touches. */
function rangeOf(booking: BookingEntity): [id: string, ...moments: (Date | null)[]] {
  const { id, startsAt, durationMinutes, bufferMinutes } = booking;
  if (!startsAt || durationMinutes === null) return [id, null, null, null];
  const endsAt = startsAt.getTime() + durationMinutes * minuteMs;
  return [id, startsAt, new Date(endsAt), new Date(endsAt + (bufferMinutes ?? 0) * minuteMs)];
}
