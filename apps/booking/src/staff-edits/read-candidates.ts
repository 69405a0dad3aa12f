import {
  orderOfCandidate,
  type DriverCandidate,
  type NewRideCandidatesQuery,
  type RideCandidates,
  type RideCandidatesQuery,
  type VehicleCandidate,
} from '@chauffeur/contracts/bookings/changes/ride-candidates';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { readBookingRules } from '../booking-rules/read-booking-rules.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { groupBy, occupiedAround } from '../dispatch/occupied-times.js';
import { readDrivers } from '../dispatch/read-drivers.js';
import { isLongDay } from '../dispatch/problems/ride-problems.rules.js';
import { canReportProgress } from '../ride-progress/can-report-progress.js';
import { isOffHours } from '../driver-hours/off-hours.rules.js';
import { endWithoutBuffer } from '../rides/holds/end-without-buffer.js';
import { changedRide, newRide, type CandidateRide } from './candidate-ride.rules.js';

/**
 * SQL: joins the state of a candidate vehicle or driver by its other rides and blocks ($1: the ride; $2 to $3: its
 * time; `until`: its buffer's end).
 */
const stateOf = (what: 'vehicle' | 'driver', until = '$4') => `
  LEFT JOIN LATERAL (
    SELECT bool_or(ride.id IS NULL AND other.is_in_the_way) AS is_blocked,
           bool_or(ride.id IS NOT NULL AND other.is_in_the_way) AS is_busy,
           bool_or(held.during && tstzrange($2::timestamptz, ${until}::timestamptz)) AS is_tight,
           min(extract(epoch FROM $2::timestamptz - past.ends_at) / 60) FILTER (WHERE past.ends_at <= $2::timestamptz) AS gap_before,
           min(extract(epoch FROM lower(held.during) - $3::timestamptz) / 60) FILTER (WHERE lower(held.during) >= $3::timestamptz) AS gap_after,
           min(lower(held.during)) FILTER (WHERE other.is_in_the_way) AS busy_from,
           max(past.ends_at) FILTER (WHERE other.is_in_the_way) AS busy_until
      FROM occupancies held
      LEFT JOIN bookings ride ON ride.id = held.booking_id
     CROSS JOIN LATERAL (
       SELECT ${endWithoutBuffer('held', 'ride')} AS ends_at
     ) past
     CROSS JOIN LATERAL (
       SELECT tstzrange(lower(held.during), past.ends_at) && tstzrange($2::timestamptz, $3::timestamptz) AS is_in_the_way
     ) other
     WHERE $2::timestamptz IS NOT NULL AND held.${what}_id = candidate.id
       -- A block has no booking, and a new ride has no id.
       AND (held.booking_id IS NULL OR held.booking_id IS DISTINCT FROM $1::uuid)
       AND held.during && tstzrange($2::timestamptz - interval '1 day', ${until}::timestamptz + interval '1 day')
  ) near ON true`;

/** SQL: a time of day in Baku; null for what takes a day or longer. */
const inBaku = (moment: string) => `
  CASE WHEN near.busy_until - near.busy_from < interval '1 day'
       THEN to_char(${moment} AT TIME ZONE 'Asia/Baku', 'HH24:MI') END`;

const state = `
  CASE WHEN near.is_busy THEN 'busy' WHEN near.is_blocked THEN 'blocked'
       WHEN near.is_tight THEN 'tight' ELSE 'free' END AS state,
  near.gap_before::int AS "gapBefore", near.gap_after::int AS "gapAfter",
  ${inBaku('near.busy_from')} AS "busyFrom", ${inBaku('near.busy_until')} AS "busyUntil"`;

@Injectable()
export class ReadCandidates {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the candidates of a booked ride, with the query's changes. Throws CodedError `booking.notFound`. */
  async read(id: string, query: RideCandidatesQuery): Promise<RideCandidates> {
    const { manager } = this.dataSource;
    const booking = await manager.findOneBy(BookingEntity, { id });
    if (!booking) throw new CodedError('booking.notFound');
    return candidatesOf(manager, changedRide(booking, query, await readBookingRules(manager)));
  }

  async readForNew(query: NewRideCandidatesQuery): Promise<RideCandidates> {
    const { manager } = this.dataSource;
    return candidatesOf(manager, newRide(query, await readBookingRules(manager)));
  }
}

/**
 * Returns the vehicles and drivers that could take a ride, free ones first. Vehicles of the booked car precede
 * others; drivers who have declined it come last, then those with more hours that day.
 */
async function candidatesOf(manager: EntityManager, ride: CandidateRide): Promise<RideCandidates> {
  const range = rangeParameters(ride);
  const [vehicles, drivers] = await Promise.all([
    manager.query<VehicleCandidate[]>(
      `SELECT candidate.id, candidate.car_id AS "carId", candidate.label, candidate.plate,
              NULL AS "carName", NULL AS seats, ${state}
         FROM vehicles candidate
         ${stateOf('vehicle', '(CASE WHEN candidate.id = $6::uuid THEN $4 ELSE $7 END)')}
        WHERE candidate.is_active
        ORDER BY (candidate.car_id = $5::uuid) IS TRUE DESC, length(label), label, id`,
      [...range, ride.carId, ride.vehicleId, bufferEnd(ride, ride.otherVehicleBufferMinutes)],
    ),
    manager.query<DriverCandidate[]>(
      `SELECT candidate.id, candidate.name, ${state}, day.rides, day.hours,
              EXISTS (SELECT FROM ride_steps step
                       WHERE step.booking_id = $1::uuid AND step.driver_id = candidate.id
                         AND step.to_state = 'declined') AS "hasDeclined",
              ${canReportProgress('candidate.id')} AS "hasLink"
         FROM drivers candidate ${stateOf('driver')}
        CROSS JOIN LATERAL (
          SELECT count(*)::int AS rides,
                 round(coalesce(sum(ride.duration_minutes), 0) / 60.0, 1)::float8 AS hours
            FROM bookings ride
           WHERE ride.driver_id = candidate.id AND ride.booking_date = $5
             AND ride.status <> 'cancelled' AND ride.id IS DISTINCT FROM $1::uuid) day
        WHERE candidate.is_active
        ORDER BY hours, name, id`,
      [...range, ride.bookingDate],
    ),
  ]);
  const sorted = byState(await withWork(manager, drivers, ride));
  return {
    vehicles: byState(vehicles),
    drivers: sorted.toSorted((one, other) => Number(one.hasDeclined) - Number(other.hasDeclined)),
  };
}

/** Adds to the drivers' states whether they are at work, have a tight gap, or get too long a day. */
async function withWork(
  manager: EntityManager,
  drivers: readonly DriverCandidate[],
  { id, startsAt, durationMinutes }: CandidateRide,
): Promise<DriverCandidate[]> {
  if (!startsAt) return drivers.map((driver) => ({ ...driver, isTight: false, isLongDay: false }));
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + durationMinutes * minuteMs) };
  const [known, occupied] = await Promise.all([readDrivers(manager), occupiedAround(manager, times)]);
  const hoursOf = new Map(known.map((driver) => [driver.id, driver.hours]));
  const ridesOf = groupBy(
    occupied.filter(({ bookingId }) => bookingId !== id),
    'driverId',
  );
  return drivers.map((driver) => {
    const couldTake = driver.state === 'free' || driver.state === 'tight';
    const isAbsent = couldTake && isOffHours(hoursOf.get(driver.id) ?? [], times);
    return {
      ...driver,
      state: isAbsent ? 'offHours' : driver.state,
      isTight: driver.state === 'tight',
      isLongDay: isLongDay(times, ridesOf.get(driver.id) ?? []),
    };
  });
}

function byState<Candidate extends VehicleCandidate | DriverCandidate>(
  candidates: readonly Candidate[],
): Candidate[] {
  return candidates.toSorted((one, other) => orderOfCandidate(one.state) - orderOfCandidate(other.state));
}

/** Returns id, start, end and the buffer's end; without a time the moments are null, so no other ride overlaps. */
function rangeParameters(ride: CandidateRide): [id: string | null, ...moments: (Date | null)[]] {
  return [ride.id, ride.startsAt, bufferEnd(ride, 0), bufferEnd(ride, ride.bufferMinutes)];
}

function bufferEnd({ startsAt, durationMinutes }: CandidateRide, bufferMinutes: number): Date | null {
  return startsAt && new Date(startsAt.getTime() + (durationMinutes + bufferMinutes) * minuteMs);
}
