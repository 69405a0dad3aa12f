import { randomUUID } from 'node:crypto';
import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { Language } from '@chauffeur/contracts/languages/languages';
import type { NewDelivery } from '../email-deliveries/plan/add-delivery.js';
import type { EmailContent } from '../email-variables/email-content.js';
import { acceptedDriver } from '../rides/crew.js';
import type { RideKnowledge } from '../rides/ride-knowledge.js';
import type { KnownBooking } from './ride-as-last-emailed.js';
import type { PlannedMessage } from './planned-message.entity.js';
import { isReminder, latestReminder } from './rules/reminders.js';

export interface SendingMoment {
  readonly now: Date;
  readonly contactsFromHours: number;
}

/** Returns the delivery of a planned message, from what is known about its ride now. */
export function deliveryOfMessage(
  { bookingId, templateName, recipientRole, news, driver, dueAt }: PlannedMessage,
  ride: KnownBooking,
  moment: SendingMoment,
): NewDelivery {
  const booking = ride.booking.value;
  const id = randomUUID();
  const notAfter = notAfterOf({ templateName, news, dueAt }, booking);
  const common = {
    kind: 'booking',
    booking,
    ...(news && { news }),
    ...(notAfter && { notAfter }),
  } as const;
  const vehicle = ride.vehicle?.value ?? undefined;
  // A driver's job is reported even if the ride has changed since: each change has its own email.
  const staysValid =
    templateName === 'driver_job' ? {} : ({ tellsStatus: true, reportsSchedule: true } as const);
  const content: EmailContent = driver
    ? { ...common, driver, vehicle, ...staysValid }
    : { ...common, ...crewOf(templateName, ride, booking, moment), link: ride.link?.value, ...staysValid };
  const language: Language = driver ? languageOf(driver.language) : booking.language;
  return {
    id,
    round: 1,
    templateName,
    language,
    recipientRole,
    content,
    bookingId,
    contactMessageId: null,
    correlationId: id,
    notBefore: null,
  };
}

/** Returns a reminder's own limit, null for a cancellation, otherwise the ride's end. */
function notAfterOf(
  { templateName, news, dueAt }: Pick<PlannedMessage, 'templateName' | 'news' | 'dueAt'>,
  { endsAt }: BookingResponse,
): string | null | undefined {
  if (isReminder(templateName)) return latestReminder(dueAt).toISOString();
  return news === 'jobCancelled' ? null : endsAt;
}

/** Returns driver and vehicle from `contactsFromHours` before the start, and for `driver_assigned` at any time. */
export function crewOf(
  templateName: string,
  ride: RideKnowledge,
  { startsAt }: BookingResponse,
  { now, contactsFromHours }: SendingMoment,
): Pick<Extract<EmailContent, { kind: 'booking' }>, 'driver' | 'vehicle'> {
  const driver = acceptedDriver(ride) ?? undefined;
  const from = startsAt === null ? Infinity : Date.parse(startsAt) - contactsFromHours * 3_600_000;
  const isShown = templateName === 'driver_assigned' || now.getTime() >= from;
  return driver && isShown ? { driver, vehicle: ride.vehicle?.value ?? undefined } : {};
}

/** Templates are in English and Russian; drivers who read Azerbaijani get the Russian ones. */
function languageOf(language: string): Language {
  return language === 'en' ? 'en' : 'ru';
}
