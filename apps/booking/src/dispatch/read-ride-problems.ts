import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import type { EntityManager } from 'typeorm';
import { readBookingRules } from '../booking-rules/read-booking-rules.js';
import { readAnsweringDrivers } from '../ride-progress/can-answer.js';
import { boardRideOf, contextOf, timesOf } from './board-ride.js';
import { occupiedAround } from './occupied-times.js';
import { readDrivers } from './read-drivers.js';
import { readVehicles } from './read-vehicles.js';
import { selectRides, type RideRow } from './ride-rows.js';

const oneRide = selectRides('SELECT id FROM bookings WHERE id = $1', '$2');

type Attention = Pick<BoardRide, 'problems' | 'driverProblems'>;

/** What about a booking and its driver needs attention, as the board names it. */
export async function readRideProblems(
  manager: EntityManager,
  bookingId: string,
  now = new Date(),
): Promise<Attention> {
  const [row] = await manager.query<RideRow[]>(oneRide, [bookingId, todayInBaku(now)]);
  // Of the others nothing is open.
  if (row?.status !== 'pending' && row?.status !== 'confirmed') return { problems: [], driverProblems: [] };
  const times = timesOf(row);
  const [occupied, vehicles, drivers, answeringDrivers, rules] = await Promise.all([
    times ? occupiedAround(manager, times) : [],
    readVehicles(manager),
    readDrivers(manager),
    readAnsweringDrivers(manager),
    readBookingRules(manager),
  ]);
  const { problems, driverProblems } = boardRideOf(
    row,
    contextOf(now, occupied, vehicles, drivers, answeringDrivers, rules),
  );
  return { problems, driverProblems };
}
