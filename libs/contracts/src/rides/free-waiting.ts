import type { WaitTerms } from '../bookings/booking-rules.js';

/** Where a driver waits free of charge: after landing and elsewhere, at one of them alone, or nowhere. */
type FreeWaiting = 'both' | 'afterLanding' | 'elsewhere' | 'none';

/** Returns where a driver waits free of charge; no minutes are no free waiting. */
export function freeWaitingOf({ airportWaitMinutes, freeWaitMinutes }: WaitTerms): FreeWaiting {
  if (airportWaitMinutes > 0) return freeWaitMinutes > 0 ? 'both' : 'afterLanding';
  return freeWaitMinutes > 0 ? 'elsewhere' : 'none';
}
