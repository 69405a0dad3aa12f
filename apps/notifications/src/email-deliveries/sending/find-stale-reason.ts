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
  if (isOfCompletion && knowledge?.progress?.value === 'no_show') {
    return 'the customer did not come';
  }
  if (crew !== undefined && knowledge && crewKeyOf(knowledge) !== crew) {
    return 'the driver or the vehicle was changed';
  }
  const present = knowledge?.booking?.value;
  if (templateName === 'ride_reminder' && present?.remindersOff) return 'the customer wants no reminders';
  if (scheduleVersion === undefined) return null;
  return (present?.scheduleVersion ?? 0) > scheduleVersion ? 'the ride was changed' : null;
}
