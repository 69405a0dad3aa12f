import type { BookingStatus, RideResponse } from '@chauffeur/contracts';

interface Entry {
  readonly fromStatus: BookingStatus | null;
  readonly toStatus: BookingStatus;
  readonly changedAt: Date;
}

/**
 * How far a booking is by its history, the earliest entry first: what was taken back is not part of it, so that a ride
 * that was confirmed, cancelled and revived is booked and confirmed.
 */
export function progressOf(history: readonly Entry[]): RideResponse['progress'] {
  const progress: RideResponse['progress'] = [];
  for (const { fromStatus, toStatus, changedAt } of history) {
    const at = changedAt.toISOString();
    if (fromStatus === null) progress.push({ step: 'booked', at });
    if (toStatus === 'pending') {
      progress.splice(1);
      continue;
    }
    const earlier = progress.findIndex(({ step }) => step === toStatus);
    if (earlier >= 0) progress.splice(earlier + 1);
    else progress.push({ step: toStatus, at });
  }
  return progress;
}
