import { bakuInstant } from '@chauffeur/contracts/baku-instant';
import {
  dispatchBoardRideLimit,
  type BoardBlock,
  type BoardClosedPeriod,
  type DispatchBoard,
  type DispatchBoardQuery,
} from '@chauffeur/contracts/dispatch/dispatch-board';
import { dayMs } from '@chauffeur/contracts/durations';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import { BlockEntity } from '../blocks/block.entity.js';
import { ClosedPeriodEntity } from '../closed-periods/closed-period.entity.js';
import { boardRideOf } from './board-ride.js';
import { readDispatchContext } from './dispatch-context.js';
import { readTriedLinks } from './read-tried-links.js';
import { selectRides, type RideRow } from './ride-rows.js';

/**
 * The rides that touch a range of moments ($1, $2) or, without a moment, its days ($3, $4). Three parts, each on its index: begun
 * before it, within it, and of its days. No ride takes longer than 30 days.
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

/** Rides that should have ended in the day before a range, and whose driver has not ended them, or ended them with something open. */
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

/** One picture of some days: who drives whom in which vehicle, and what about it needs attention. */
@Injectable()
export class ReadDispatchBoard {
  constructor(private readonly dataSource: DataSource) {}

  /** With `problems`, the rides that may have one: also those of the evening before that are not finished. */
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
