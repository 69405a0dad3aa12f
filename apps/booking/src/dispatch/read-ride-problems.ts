import { todayInBaku, type RideProblem } from '@chauffeur/contracts';
import type { EntityManager } from 'typeorm';
import { boardRideOf, contextOf, timesOf } from './board-ride.js';
import { occupiedAround } from './occupied-times.js';
import { readDrivers } from './read-drivers.js';
import { readVehicles } from './read-vehicles.js';
import { selectRides, type RideRow } from './ride-rows.js';

const oneRide = selectRides('SELECT id FROM bookings WHERE id = $1', '$2');

/** What about a booking needs attention, as the board names it. */
export async function readRideProblems(
  manager: EntityManager,
  bookingId: string,
  now = new Date(),
): Promise<RideProblem[]> {
  const [row] = await manager.query<RideRow[]>(oneRide, [bookingId, todayInBaku(now)]);
  // Of the others nothing is open.
  if (row?.status !== 'pending' && row?.status !== 'confirmed') return [];
  const times = timesOf(row);
  const [occupied, vehicles, drivers] = await Promise.all([
    times ? occupiedAround(manager, times) : [],
    readVehicles(manager),
    readDrivers(manager),
  ]);
  return boardRideOf(row, contextOf(now, occupied, vehicles, drivers)).problems;
}
