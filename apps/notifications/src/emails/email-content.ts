import type {
  BookingResponse,
  CancelTerms,
  ContactMessageResponse,
  EmailRecipientRole,
  ChangedField,
  RideLink,
} from '@chauffeur/contracts';

/** What an email is about, as the event describes it. */
export type EmailContent =
  | {
      kind: 'booking';
      booking: BookingResponse;
      /** Reports the booking's status, and is stale once that has changed. A stored name. */
      tellsStatus?: true;
      /** Those that it reports. */
      changes?: ChangedField[];
      /** On which it was booked. */
      cancelTerms?: CancelTerms | undefined;
      /** The customer's; the worker makes the token when it sends, for the customer alone. */
      link?: RideLink | undefined;
    }
  | { kind: 'contactMessage'; message: ContactMessageResponse };

/** Whether there is nobody to write to: staff have entered a booking of a customer without an email. */
export function hasNoReader(content: EmailContent, role: EmailRecipientRole): boolean {
  return role === 'customer' && content.kind === 'booking' && content.booking.customerEmail === '';
}
