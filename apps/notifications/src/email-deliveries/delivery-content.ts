import type { BookingResponse, ContactMessageResponse } from '@chauffeur/contracts';

/** What a mail is about, as the event told it. */
export type DeliveryContent =
  { kind: 'booking'; booking: BookingResponse } | { kind: 'contactMessage'; message: ContactMessageResponse };
