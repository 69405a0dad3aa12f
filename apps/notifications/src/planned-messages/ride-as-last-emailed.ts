import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { DescribedVehicle } from '@chauffeur/contracts/bookings/crew/ride-crew';
import type { EntityManager } from 'typeorm';
import type { Known, RideKnowledge } from '../rides/ride-knowledge.js';
import type { PlannedMessage } from './planned-message.entity.js';

export type KnownBooking = RideKnowledge & { readonly booking: Known<BookingResponse> };

interface SentJob {
  readonly booking: BookingResponse;
  readonly vehicle: DescribedVehicle | null;
}

/**
 * Returns the ride as an email should describe it. For a driver who loses the ride, this is the ride as in the last
 * email to them: if it was moved at the same time, they know only the former date, and would not recognise it by the
 * new one.
 */
export async function rideAsLastEmailed(
  manager: EntityManager,
  { bookingId, news, driver }: PlannedMessage,
  ride: KnownBooking,
): Promise<KnownBooking> {
  if (news !== 'jobCancelled' || !driver) return ride;
  const [sent] = await manager.query<SentJob[]>(
    `SELECT content->'booking' AS booking, content->'vehicle' AS vehicle FROM email_deliveries
      WHERE booking_id = $1 AND template_name = 'driver_job' AND status = 'sent' AND content->'driver'->>'id' = $2
      ORDER BY created_at DESC LIMIT 1`,
    [bookingId, driver.id],
  );
  if (!sent) return ride;
  const { booking, vehicle } = ride;
  return {
    ...ride,
    booking: { ...booking, value: { ...sent.booking, status: booking.value.status } },
    ...(vehicle && { vehicle: { ...vehicle, value: sent.vehicle } }),
  };
}
