import type { EmailRecipientRole } from '@chauffeur/contracts/notifications/email-delivery';
import { v5 } from 'uuid';

/** The namespace of delivery ids; any constant, as long as it never changes. */
const namespace = '6f1c9a52-40f5-4a44-9f0e-2d3f6a1b7c85';

/** The same event, template and recipient always give the same id. */
export function deliveryId(eventId: string, templateName: string, recipientRole: EmailRecipientRole): string {
  return v5(`${eventId}/${templateName}/${recipientRole}`, namespace);
}

/** What one press of a button sends: the same key, booking and template always give the same id. */
export function idOfDeliveryByHand(key: string, bookingId: string, fullName: string): string {
  return v5(`by-hand/${key}/${bookingId}/${fullName}`, namespace);
}
