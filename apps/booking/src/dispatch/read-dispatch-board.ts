import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import {
  dispatchBoardRideLimit,
  type BoardBlock,
  type BoardClosedPeriod,
  type DispatchBoard,
  type DispatchBoardQuery,
} from '@chauffeur/contracts/dispatch/dispatch-board';
import { dayMs } from '@chauffeur/contracts/time/durations';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import { BlockEntity } from '../blocks/block.entity.js';
import { ClosedPeriodEntity } from '../closed-periods/closed-period.entity.js';
import { boardRideOf } from './board-ride.js';
import { readDispatchContext } from './dispatch-context.js';
import { readTriedLinks } from './read-tried-links.js';
import { selectRides, type RideRow } from './ride-rows.js';

/**
 * SQL: rides that overlap the range ($1, $2) or, without a time, are on its days ($3, $4). Three parts, each with its
 * index: begun before the range, within it, and without a time. No ride takes longer than 30 days.
 */
const ridesOfRange = `
    SELECT id FROM bookings
     WHERE starts_at >= $1::timestamptz - interval '30 days' AND starts_at < $1 AND status <> 'cancelled'
       AND starts_at + make_interval(mins => duration_minutes) > $1
    UNION ALL
    SELECT id FROM bookings WHERE starts_at >= $1 AND starts_at < $2 AND status <> 'cancelled'
    UNION ALL
    SELECT id FROM bookings
     WHERE booking_date BETWEEN $3 AND $4 AND starts_at IS NULL AND status <> 'cancelled'`;

/**
 * SQL: rides that should have ended in the day before a range, but whose driver has not ended them or has left
 * something open.
 */
const unfinishedBefore = `
    SELECT id FROM bookings
     WHERE starts_at >= $1::timestamptz - interval '31 days' AND starts_at < $1 AND status IN ('pending', 'confirmed')
       AND starts_at + make_interval(mins => duration_minutes) BETWEEN $1::timestamptz - interval '1 day' AND $1
       AND EXISTS (SELECT FROM ride_progress progress
                    WHERE progress.booking_id = bookings.id AND state IN ('on_board', 'done', 'no_show'))`;

const rowsOf = (rides: string) => `${selectRides(rides, '$5')}
   ORDER BY booking.starts_at NULLS FIRST, booking.booking_date, booking.created_at, booking.id
   LIMIT ${dispatchBoardRideLimit + 1}`;
const boardRides = rowsOf(ridesOfRange);
const attentionRides = rowsOf(`${ridesOfRange} UNION ALL ${unfinishedBefore}`);

/** The dispatch board: who drives whom in which vehicle on some days, and what needs attention. */
@Injectable()
export class ReadDispatchBoard {
  constructor(private readonly dataSource: DataSource) {}

  /** `problems` selects rides that may have one, including unfinished ones of the evening before. */
  async read({ from, days, problems }: DispatchBoardQuery, now = new Date()): Promise<DispatchBoard> {
    const { manager } = this.dataSource;
    const start = bakuInstant(from, '00:00');
    const end = new Date(start.getTime() + days * dayMs);
    const lastDay = todayInBaku(new Date(end.getTime() - 1));
    const inRange = { startsAt: LessThan(end), endsAt: MoreThan(start) };
    const values = [start, end, from, lastDay, todayInBaku(now)];
    const [found, blocks, closedPeriods, triedLinks, context] = await Promise.all([
      manager.query<RideRow[]>(problems ? attentionRides : boardRides, values),
      manager.findBy(BlockEntity, inRange),
      manager.findBy(ClosedPeriodEntity, inRange),
      readTriedLinks(manager, now),
      readDispatchContext(manager, { startsAt: start, endsAt: end }, now),
    ]);
    const rows = found.slice(0, dispatchBoardRideLimit);
    const rides = rows.map((row) => boardRideOf(row, context));
    const vehiclesInUse = new Set(rides.map(({ vehicleId }) => vehicleId));
    const driversInUse = new Set(rides.map(({ driverId }) => driverId));
    const vehicles = [...context.vehicles.values()];
    const drivers = [...context.drivers.values()];
    return {
      now: now.toISOString(),
      vehicles: vehicles.filter(({ id, isActive }) => isActive || vehiclesInUse.has(id)),
      drivers: drivers.filter(({ id, isActive }) => isActive || driversInUse.has(id)),
      rides,
      blocks: blocks.map(boardBlockOf),
      closedPeriods: closedPeriods.map(boardClosedPeriodOf),
      triedLinks,
      isTruncated: found.length > rows.length,
    };
  }
}

function boardBlockOf({ id, vehicleId, driverId, kind, startsAt, endsAt, notes }: BlockEntity): BoardBlock {
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  return { id, vehicleId, driverId, kind, ...times, notes };
}

function boardClosedPeriodOf({
  id,
  startsAt,
  endsAt,
  reason,
  reasonRu,
}: ClosedPeriodEntity): BoardClosedPeriod {
  return { id, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), reason, reasonRu };
}
