import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import { shownDriverSteps, type RideResponse } from '@chauffeur/contracts/rides/ride';
import type { StoredProgress } from '../ride-progress/ride-progress.js';

interface Entry {
  readonly fromStatus: BookingStatus | null;
  readonly toStatus: BookingStatus;
  readonly changedAt: Date;
}

/**
 * Returns a booking's progress from its history, the earliest entry first. Statuses that were taken back are left
 * out: a ride that was confirmed, cancelled and revived is booked and confirmed.
 */
export function bookingStepsOf(history: readonly Entry[]): RideResponse['progress'] {
  const progress: RideResponse['progress'] = [];
  for (const { fromStatus, toStatus, changedAt } of history) {
    const at = changedAt.toISOString();
    if (fromStatus === null) progress.push({ step: 'booked', at });
    if (toStatus === 'pending') {
      progress.splice(1);
      continue;
    }
    const earlier = progress.findIndex(({ step }) => step === toStatus);
    if (earlier >= 0) {
      progress.splice(earlier + 1);
      continue;
    }
    // A cancellation or completion that another status follows is left out.
    const last = progress.at(-1)?.step;
    if (last === 'cancelled' || last === 'completed') progress.pop();
    progress.push({ step: toStatus, at });
  }
  return progress;
}

/** Returns the present driver's progress as the customer sees it; nothing before the ride is confirmed. */
export function driverStepsOf(
  { status, driverId }: { readonly status: BookingStatus; readonly driverId: string | null },
  stored: Pick<StoredProgress, 'driverId' | 'reached'> | undefined,
): RideResponse['driverProgress'] {
  if (status !== 'confirmed' && status !== 'completed') return [];
  if (driverId === null || stored?.driverId !== driverId) return [];
  return shownDriverSteps.flatMap((step) => {
    const at = stored.reached[step];
    return at === undefined ? [] : [{ step, at }];
  });
}
