import type { WaitTerms } from '../bookings/booking-rules.js';

/**
 * Where a driver waits free of charge: after landing and elsewhere, at one of them alone, or nowhere; `here` at the
 * pickup of a ride that has no landing.
 */
type FreeWaiting = 'both' | 'afterLanding' | 'elsewhere' | 'here' | 'none';

/**
 * Returns where a driver waits free of charge; no minutes are no free waiting. The minutes after landing matter only to
 * rides that begin at the airport, or may.
 */
export function freeWaitingOf(
  { airportWaitMinutes, freeWaitMinutes }: WaitTerms,
  hasLanding: boolean,
): FreeWaiting {
  if (!hasLanding) return freeWaitMinutes > 0 ? 'here' : 'none';
  if (airportWaitMinutes > 0) return freeWaitMinutes > 0 ? 'both' : 'afterLanding';
  return freeWaitMinutes > 0 ? 'elsewhere' : 'none';
}
