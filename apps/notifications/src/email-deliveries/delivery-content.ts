import type { BookingResponse, ContactMessageResponse } from '@chauffeur/contracts';

/** What a mail is about, as the event told it. */
export type DeliveryContent =
  { kind: 'booking'; booking: BookingResponse } | { kind: 'contactMessage'; message: ContactMessageResponse };

/** Whom a mail is for; the address is found when the mail is composed. */
export const recipientRoles = ['customer', 'staff', 'company', 'sender'] as const;
export type RecipientRole = (typeof recipientRoles)[number];
