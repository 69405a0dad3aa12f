import { v5 } from 'uuid';
import type { RecipientRole } from './delivery-content.js';

/** The namespace of delivery ids; any constant, as long as it never changes. */
const namespace = '6f1c9a52-40f5-4a44-9f0e-2d3f6a1b7c85';

/** The same event, template and recipient always give the same id. */
export function deliveryId(eventId: string, templateName: string, recipientRole: RecipientRole): string {
  return v5(`${eventId}/${templateName}/${recipientRole}`, namespace);
}
