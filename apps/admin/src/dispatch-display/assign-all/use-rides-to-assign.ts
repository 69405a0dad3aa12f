import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import { bookingDetailResponse, type BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import {
  rideCandidates,
  type DriverCandidate,
  type RideCandidates,
  type VehicleCandidate,
} from '@chauffeur/contracts/bookings/changes/ride-candidates';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import { useQuery } from '@tanstack/react-query';
import { RequestFailed } from '../../api/send-request';
import { useSession } from '../../session/session-context';
import type { Session } from '../../session/session';
import { isAssignable } from '../candidates/is-assignable';
import type { RideToAssign } from './proposals.rules';

export type NeededResource = 'vehicle' | 'driver';

type Candidate = VehicleCandidate | DriverCandidate;

/** A ride of the list, with its present booking. */
export interface ListedRide extends RideToAssign {
  readonly needed: NeededResource;
  readonly booking: BookingDetailResponse;
  readonly candidates: readonly Candidate[];
  /** The vehicle or driver that it has by now; null if it still needs one. */
  readonly assignedId: string | null;
}

/** Reads the bookings and who could take each. Only `refetch` reads again: live updates must not change a list in use. */
export function useRidesToAssign(needs: ReadonlyMap<string, NeededResource>) {
  const session = useSession();
  return useQuery({
    queryKey: ['rides-to-assign', ...needs.entries()],
    queryFn: async () => {
      const rides = await Promise.all(
        [...needs].map(([id, needed]) => readRide(session, id, needed).catch(leaveOutDeleted)),
      );
      return rides.filter((ride) => ride !== null);
    },
    staleTime: 'static',
    gcTime: 0,
  });
}

/** A booking that another admin has deleted must not hide the others. */
function leaveOutDeleted(failure: unknown): null {
  if (failure instanceof RequestFailed && failure.status === 404) return null;
  throw failure;
}

async function readRide(session: Session, id: string, needed: NeededResource): Promise<ListedRide> {
  const path = `/api/admin/bookings/${encodeURIComponent(id)}` as const;
  const [booking, candidates] = await Promise.all([
    session.request({ path, response: bookingDetailResponse }),
    session.request({ path: `${path}/candidates`, response: rideCandidates }),
  ]);
  return {
    id,
    needed,
    booking,
    ...timesOf(booking),
    assignedId: booking[needed]?.id ?? null,
    ...assignableOf(booking, candidates, needed),
  };
}

function timesOf({ bookingDate, bookingTime, durationMinutes, bufferMinutes }: BookingDetailResponse) {
  if (!bookingTime) return { from: null, until: null };
  const from = bakuInstant(bookingDate, bookingTime).getTime();
  return { from, until: from + ((durationMinutes ?? 0) + (bufferMinutes ?? 0)) * minuteMs };
}

function assignableOf(booking: BookingDetailResponse, found: RideCandidates, needed: NeededResource) {
  const candidates: readonly Candidate[] = found[`${needed}s`].filter(
    (candidate) => isAssignable(candidate) || isTight(candidate),
  );
  const assignable = candidates.filter(isAssignable).flatMap((candidate) => {
    const rank = 'carId' in candidate ? rankOfVehicle(candidate, booking) : rankOfDriver(candidate);
    return rank === null ? [] : { id: candidate.id, rank };
  });
  return { candidates, assignable };
}

/** Close to another ride: not proposed, but staff may choose it after a question. */
function isTight(candidate: Candidate): boolean {
  return candidate.state === 'tight' || candidate.state === 'offHours';
}

/** Ranks another car after the booked one. A vehicle with too few seats is not proposed (null), but staff may choose it. */
function rankOfVehicle({ carId, seats }: VehicleCandidate, booking: BookingDetailResponse): number | null {
  if (carId === booking.carId) return 0;
  return seats !== null && seats >= booking.passengerCount ? 1 : null;
}

/** Returns null for a driver who has declined the ride: they are not proposed for it. */
function rankOfDriver({ state, isLongDay, hasDeclined }: DriverCandidate): number | null {
  if (hasDeclined) return null;
  return (state === 'offHours' ? 1 : 0) + (isLongDay ? 1 : 0);
}
