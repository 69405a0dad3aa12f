import { adminNotification } from './admin-notification.js';
import { bookingChanged } from './booking-changed.js';
import { bookingChangedNotification } from './booking-changed-notification.js';
import { bookingCompleted } from './booking-completed.js';
import { bookingConfirmation } from './booking-confirmation.js';
import { bookingReceived } from './booking-received.js';
import { bookingStatusUpdate } from './booking-status-update.js';
import { contactMessageNotification } from './contact-message-notification.js';
import { contactMessageReceivedTemplate } from './contact-message-received.js';
import { rideLink } from './ride-link.js';
import { driverAssigned } from './driver-assigned.js';
import { driverJob } from './driver-job.js';
import { driverReminder } from './driver-reminder.js';
import { rideReminder } from './ride-reminder.js';
import type { EmailSource } from './default-template.js';

/** Every built-in email in both languages. */
export const emailSources: readonly EmailSource[] = [
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
