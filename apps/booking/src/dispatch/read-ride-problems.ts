import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import type { EntityManager } from 'typeorm';
import { boardRideOf } from './board-ride.js';
import { readDispatchContext } from './dispatch-context.js';
import { rideTimesOf } from './ride-hold.rules.js';
import { selectRides, type RideRow } from './ride-rows.js';

const oneRide = selectRides('SELECT id FROM bookings WHERE id = $1', '$2');

type Attention = Pick<BoardRide, 'problems' | 'driverProblems'>;

/** Returns what needs attention about a booking and its driver, named as on the board. */
export async function readRideProblems(
  manager: EntityManager,
  bookingId: string,
  now = new Date(),
): Promise<Attention> {
  const [row] = await manager.query<RideRow[]>(oneRide, [bookingId, todayInBaku(now)]);
  // Only pending and confirmed bookings have problems.
  if (row?.status !== 'pending' && row?.status !== 'confirmed') return { problems: [], driverProblems: [] };
  const context = await readDispatchContext(manager, rideTimesOf(row), now);
  const { problems, driverProblems } = boardRideOf(row, context);
  return { problems, driverProblems };
}
