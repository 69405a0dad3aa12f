import { adminNotificationEmail } from './bookings/admin-notification.js';
import { bookingChangedEmail } from './bookings/booking-changed.js';
import { bookingChangedNotificationEmail } from './bookings/booking-changed-notification.js';
import { bookingCompletedEmail } from './bookings/booking-completed.js';
import { bookingConfirmationEmail } from './bookings/booking-confirmation.js';
import { bookingReceivedEmail } from './bookings/booking-received.js';
import { bookingStatusUpdateEmail } from './bookings/booking-status-update.js';
import { contactMessageNotificationEmail } from './contact-messages/contact-message-notification.js';
import { contactMessageReceivedEmail } from './contact-messages/contact-message-received.js';
import { rideLinkEmail } from './bookings/ride-link.js';
import { plannedEmails } from './planned-emails.js';
import type { EmailContent } from '../email-variables/email-content.js';
import type { EmailHandler } from './email-handler.js';

/** What describes an email independently of its event. */
export interface EmailDescription {
  readonly templateName: string;
  readonly hasCalendar: boolean;
  readonly endsWithRide: boolean;
  /** What previews and tests are filled from. */
  readonly exampleContent: EmailContent;
}

/** Every email that the product sends automatically. */
const descriptions = [
  describe(bookingReceivedEmail),
  describe(adminNotificationEmail),
  describe(bookingConfirmationEmail),
  describe(bookingCompletedEmail),
  describe(bookingStatusUpdateEmail),
  describe(bookingChangedEmail),
  describe(bookingChangedNotificationEmail),
  describe(rideLinkEmail),
  describe(contactMessageReceivedEmail),
  describe(contactMessageNotificationEmail),
  ...plannedEmails.map((email): EmailDescription => ({
    ...email,
    hasCalendar: false,
    endsWithRide: false,
  })),
];

/** Returns the built-in email of this name; undefined for a template that staff added. */
export function emailDescriptionOf(templateName: string): EmailDescription | undefined {
  return descriptions.find((description) => description.templateName === templateName);
}

function describe<Data>(handler: EmailHandler<Data>): EmailDescription {
  const { templateName, hasCalendar = false, endsWithRide = false, content, example } = handler;
  return { templateName, hasCalendar, endsWithRide, exampleContent: content(example) };
}
