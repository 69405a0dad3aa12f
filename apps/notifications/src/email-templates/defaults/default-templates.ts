import type { Language } from '@chauffeur/contracts/languages/languages';
import type { DefaultTemplate } from './default-template.js';
import { adminNotification } from './emails/admin-notification.js';
import { bookingChanged } from './emails/booking-changed.js';
import { bookingChangedNotification } from './emails/booking-changed-notification.js';
import { bookingCompleted } from './emails/booking-completed.js';
import { bookingConfirmation } from './emails/booking-confirmation.js';
import { bookingReceived } from './emails/booking-received.js';
import { bookingStatusUpdate } from './emails/booking-status-update.js';
import { contactMessageNotification } from './emails/contact-message-notification.js';
import { contactMessageReceivedTemplate } from './emails/contact-message-received.js';
import { driverAssigned } from './emails/driver-assigned.js';
import { driverJob } from './emails/driver-job.js';
import { driverReminder } from './emails/driver-reminder.js';
import { rideLink } from './emails/ride-link.js';
import { rideReminder } from './emails/ride-reminder.js';

/** Every built-in template in both languages. */
export const defaultTemplates: readonly DefaultTemplate[] = [
  ...bookingReceived,
  ...bookingConfirmation,
  ...adminNotification,
  ...bookingCompleted,
  ...bookingStatusUpdate,
  ...bookingChanged,
  ...bookingChangedNotification,
  ...rideLink,
  ...driverAssigned,
  ...rideReminder,
  ...driverJob,
  ...driverReminder,
  ...contactMessageReceivedTemplate,
  ...contactMessageNotification,
];

/** Returns the default template of a built-in name; undefined for a template of staff. */
export function defaultTemplateOf(templateName: string, language: Language): DefaultTemplate | undefined {
  return defaultTemplates.find((each) => each.templateName === templateName && each.language === language);
}
