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
 * The ride as an email about it describes it. To a driver who loses it as the last email to them had it: of one that was
 * moved at the same time they know the former date alone, and would not see that this is what is off.
 */
export async function asDriverKnows(
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
