import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { boardingOf } from '@chauffeur/contracts/rides/ride-driven';
import type { EntityManager } from 'typeorm';
import type { ComposedEmail } from '../composed-email.js';
import { crewKeyOf } from '../../rides/crew.js';
import { KnownRide } from '../../rides/known-ride.entity.js';

/** Returns why the ride, as it is now, no longer needs this email; null if it does. */
export async function findStaleReason(
  manager: EntityManager,
  { onlyWhile, templateName }: Pick<ComposedEmail, 'onlyWhile' | 'templateName'>,
): Promise<string | null> {
  if (!onlyWhile) return null;
  const { bookingId, scheduleVersion, crew } = onlyWhile;
  const isOfCompletion = templateName === 'booking_completed';
  if (scheduleVersion === undefined && crew === undefined && !isOfCompletion) return null;
  const { knowledge } = (await manager.findOneBy(KnownRide, { bookingId })) ?? {};
  const present = knowledge?.booking?.value;
  if (isOfCompletion) {
    if (knowledge?.progress?.value === 'no_show') return 'the customer did not come';
    if (present && (await wasThanked(manager, present))) return 'the customer has had this email already';
  }
  if (crew !== undefined && knowledge && crewKeyOf(knowledge) !== crew) {
    return 'the driver or the vehicle was changed';
  }
  if (templateName === 'ride_reminder' && present?.remindersOff) return 'the customer wants no reminders';
  if (scheduleVersion === undefined) return null;
  return (present?.scheduleVersion ?? 0) > scheduleVersion ? 'the ride was changed' : null;
}

/**
 * Whether the customer was thanked for this ride at the present address: a driver without a network may undo a completion
 * after its email has left, and complete the ride again. An email from before the customer could be on board, by mistake
 * or for a ride that was moved since, was not about this one.
 */
async function wasThanked(manager: EntityManager, ride: BookingResponse): Promise<boolean> {
  const sent = await manager.query<unknown[]>(
    `SELECT FROM email_deliveries
      WHERE booking_id = $1 AND template_name = 'booking_completed' AND recipient = $2 AND sent_at >= $3 LIMIT 1`,
    [ride.id, ride.customerEmail, boardingOf(ride)],
  );
  return sent.length > 0;
}
