import { adminNotification } from './admin-notification.js';
import { bookingCompleted } from './booking-completed.js';
import { bookingConfirmation } from './booking-confirmation.js';
import { bookingReceived } from './booking-received.js';
import { bookingStatusUpdate } from './booking-status-update.js';
import { contactMessageNotification } from './contact-message-notification.js';
import { contactMessageReceivedTemplate } from './contact-message-received.js';
import type { Language } from '@chauffeur/contracts';
import type { DefaultTemplate } from './default-template.js';

/** Every built-in template in both languages. */
export const defaultTemplates: readonly DefaultTemplate[] = [
  ...bookingReceived,
  ...bookingConfirmation,
  ...adminNotification,
  ...bookingCompleted,
  ...bookingStatusUpdate,
  ...contactMessageReceivedTemplate,
  ...contactMessageNotification,
];

/** The product's own words for a built-in name; undefined for a name of staff's. */
export function defaultTemplateOf(templateName: string, language: Language): DefaultTemplate | undefined {
  return defaultTemplates.find((each) => each.templateName === templateName && each.language === language);
}
