import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';

/**
 * When a ride with a time ends, in milliseconds since 1970: where its driver is done earlier, at that moment. Its vehicle and
 * driver stay occupied for its buffer after it.
 */
export function endOfRide({ startsAt, endsAt, progress }: BoardRide): number {
  const planned = Date.parse(endsAt ?? startsAt ?? '');
  return progress.state === 'done' && progress.since !== null
    ? Math.min(planned, Date.parse(progress.since))
    : planned;
}
