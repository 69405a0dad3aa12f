import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { ChangedField } from '@chauffeur/contracts/bookings/changes/booking-change';
import type { CancelTerms } from '@chauffeur/contracts/bookings/changes/cancellation';
import type { DescribedVehicle, EmailedDriver } from '@chauffeur/contracts/bookings/crew/ride-crew';
import type { WaitTerms } from '@chauffeur/contracts/bookings/booking-rules';
import type { ContactMessageResponse } from '@chauffeur/contracts/notifications/contact-message';
import type { EmailRecipientRole } from '@chauffeur/contracts/notifications/email-delivery';
import type { RideLink } from '@chauffeur/contracts/rides/ride-link';

/** What an email about or to a driver reports: a key of the texts that fill `news`. */
export type MessageNews = 'driver' | 'driverChanged' | 'job' | 'jobChanged' | 'jobCancelled';

/** What an email is about, as described by its event. */
export type EmailContent =
  | {
      kind: 'booking';
      booking: BookingResponse;
      /** Time of the event that caused the email: it does not know of later payments. */
      asOf?: string;
      /** The email reports the booking's status, and is stale once that has changed. The name is stored. */
      tellsStatus?: true;
      /** The changes that the email reports. */
      changes?: ChangedField[];
      /** Includes changes that customers do not see. */
      isForStaff?: true;
      /** The terms at the time of booking. */
      cancelTerms?: CancelTerms | undefined;
      waitTerms?: WaitTerms | undefined;
      /** The customer's link; the worker makes its token when it sends, and only in emails to the customer. */
      link?: RideLink | undefined;
      /** The driver, if the reader may see who drives; likewise the vehicle. */
      driver?: EmailedDriver | undefined;
      vehicle?: DescribedVehicle | undefined;
      news?: MessageNews | undefined;
      /** The email is not sent after this time. */
      notAfter?: string;
      /** The email is stale once the ride's schedule has changed. The name is stored. */
      reportsSchedule?: true;
    }
  | { kind: 'contactMessage'; message: ContactMessageResponse };

/** Returns whether the email has no recipient, because the customer or the driver has no address. */
export function hasNoRecipient(content: EmailContent, role: EmailRecipientRole): boolean {
  if (content.kind !== 'booking') return false;
  if (role === 'driver') return !content.driver?.email;
  return role === 'customer' && content.booking.customerEmail === '';
}
