import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { ChangedField } from '@chauffeur/contracts/bookings/changes/booking-change';
import type { CancelTerms } from '@chauffeur/contracts/bookings/changes/cancellation';
import type { DescribedVehicle, EmailedDriver } from '@chauffeur/contracts/bookings/crew/ride-crew';
import type { WaitTerms } from '@chauffeur/contracts/bookings/booking-rules';
import type { ContactMessageResponse } from '@chauffeur/contracts/notifications/contact-message';
import type { EmailRecipientRole } from '@chauffeur/contracts/notifications/email-delivery';
import type { RideLink } from '@chauffeur/contracts/rides/ride-link';

/** What an email about a driver or to one reports: a key of the texts that fill `news`. */
export type MessageNews = 'driver' | 'driverChanged' | 'job' | 'jobChanged' | 'jobCancelled';

/** What an email is about, as the event describes it. */
export type EmailContent =
  | {
      kind: 'booking';
      booking: BookingResponse;
      /** Reports the booking's status, and is stale once that has changed. A stored name. */
      tellsStatus?: true;
      /** Those that it reports. */
      changes?: ChangedField[];
      /** Also those that a customer does not read of. */
      isForStaff?: true;
      /** On which it was booked. */
      cancelTerms?: CancelTerms | undefined;
      waitTerms?: WaitTerms | undefined;
      /** The customer's; the worker makes the token when it sends, for the customer alone. */
      link?: RideLink | undefined;
      /** Who drives, and what, where the reader is to know. */
      driver?: EmailedDriver | undefined;
      vehicle?: DescribedVehicle | undefined;
      news?: MessageNews | undefined;
      /** Until when a reminder leaves. */
      notAfter?: string;
      /** Is stale once the ride has another schedule. A stored name. */
      reportsSchedule?: true;
    }
  | { kind: 'contactMessage'; message: ContactMessageResponse };

/** Whether there is no recipient: the booking has no email of its customer, or the driver has none. */
export function hasNoReader(content: EmailContent, role: EmailRecipientRole): boolean {
  if (content.kind !== 'booking') return false;
  if (role === 'driver') return !content.driver?.email;
  return role === 'customer' && content.booking.customerEmail === '';
}
