import type { BookingResponse, ContactMessageResponse } from '@chauffeur/contracts';

/** What a mail is about, as the event told it. */
export type DeliveryContent =
  | {
      kind: 'booking';
      booking: BookingResponse;
      /** Tells of the booking's status, and is pointless once that is over. */
      tellsStatus?: true;
    }
  | { kind: 'contactMessage'; message: ContactMessageResponse };
