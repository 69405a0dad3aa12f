import type { BookingResponse, ContactMessageResponse } from '@chauffeur/contracts';

/** What an email is about, as the event describes it. */
export type EmailContent =
  | {
      kind: 'booking';
      booking: BookingResponse;
      /** Reports the booking's status, and is stale once that has changed. A stored name. */
      tellsStatus?: true;
    }
  | { kind: 'contactMessage'; message: ContactMessageResponse };
