import type { EmailRecipientRole } from '@chauffeur/contracts/notifications/email-delivery';
import { v5 } from 'uuid';

/** The UUID namespace of delivery ids. Arbitrary, but must never change. */
const namespace = '6f1c9a52-40f5-4a44-9f0e-2d3f6a1b7c85';

/** Returns the id of an event's email, the same for the same arguments. */
export function deliveryId(eventId: string, templateName: string, recipientRole: EmailRecipientRole): string {
  return v5(`${eventId}/${templateName}/${recipientRole}`, namespace);
}

/**
 * Returns the id of an email that staff send, the same for the same arguments.
 * @param key idempotency key
 */
export function manualDeliveryId(key: string, bookingId: string, fullName: string): string {
  return v5(`by-hand/${key}/${bookingId}/${fullName}`, namespace);
}
