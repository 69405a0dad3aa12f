import type { BookingTermsResponse } from '@chauffeur/contracts/bookings/booking-rules';
import type { Gateway } from '../api/gateway';

/** Returns whether the price of a transfer includes waiting after landing; false while the terms are unknown. */
export async function waitsAfterLanding(gateway: Gateway): Promise<boolean> {
  const terms = await gateway.readOr<BookingTermsResponse | null>('/api/booking-terms', null);
  return terms !== null && terms.airportWaitMinutes > 0;
}
