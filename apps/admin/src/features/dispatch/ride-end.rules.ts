import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';

/**
 * Returns when a ride with a time ends, in milliseconds since 1970: earlier than planned if its driver reported it done.
 * Its vehicle and driver stay occupied for its buffer after that.
 */
export function endOfRide({ startsAt, endsAt, progress }: BoardRide): number {
  const planned = Date.parse(endsAt ?? startsAt ?? '');
  return progress.state === 'done' && progress.since !== null
    ? Math.min(planned, Date.parse(progress.since))
    : planned;
}
