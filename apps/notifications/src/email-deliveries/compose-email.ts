import type {
  ContactSettingsResponse,
  EmailCalendar,
  EmailJob,
  EmailRecipientRole,
  StatusTold,
} from '@chauffeur/contracts';
import { rideCalendar } from '../booking-emails/ride-calendar.js';
import { bookingVariables } from '../email-variables/booking-variables.js';
import { companyVariables } from '../email-variables/company-variables.js';
import { contactVariables } from '../email-variables/contact-variables.js';
import type { DeliveryContent } from './delivery-content.js';
import type { EmailDelivery } from './email-delivery.entity.js';

/** What a mail is made from, before there is a mail. */
export type UncomposedEmail = Pick<
  EmailDelivery,
  'id' | 'round' | 'templateName' | 'language' | 'recipientRole' | 'content' | 'correlationId' | 'traceparent'
>;

export interface ComposeContext {
  settings: ContactSettingsResponse | null;
  /** ADMIN_EMAIL of the environment. */
  adminEmail: string | null;
  template: { subjectTemplate: string; htmlTemplate: string };
}

/** The whole mail as a job, or null while nobody knows where to send it. */
export function composeEmail(
  delivery: UncomposedEmail,
  { settings, adminEmail, template }: ComposeContext,
): EmailJob | null {
  const { content, recipientRole, language } = delivery;
  const to = addressOf(recipientRole, content, settings, adminEmail);
  if (!to) return null;
  return {
    deliveryId: delivery.id,
    round: delivery.round,
    correlationId: delivery.correlationId,
    templateName: delivery.templateName,
    language,
    to,
    replyTo: answersGoTo(recipientRole, content, settings, adminEmail),
    fromName: companyVariables(settings, language).company_name,
    subjectTemplate: template.subjectTemplate,
    htmlTemplate: template.htmlTemplate,
    variables:
      content.kind === 'booking'
        ? bookingVariables(content.booking, settings, language)
        : contactVariables(content.message, settings, language),
    calendar: calendarOf(delivery, settings),
    onlyWhile: statusToldBy(delivery),
  };
}

/** Those that settle a ride bring it to the calendar, or take it back. */
const templatesWithCalendar = ['booking_confirmation', 'booking_status_update'];

function calendarOf(
  { templateName, content, language }: UncomposedEmail,
  settings: ContactSettingsResponse | null,
): EmailCalendar | null {
  if (content.kind !== 'booking' || !templatesWithCalendar.includes(templateName)) return null;
  return rideCalendar(content.booking, settings, language);
}

/** What staff send again, or by hand, is sent whatever has become of the booking. */
function statusToldBy({ content, round }: UncomposedEmail): StatusTold | null {
  if (content.kind !== 'booking' || !content.tellsStatus || round > 1) return null;
  const { id: bookingId, status, version } = content.booking;
  return { bookingId, status, version };
}

function addressOf(
  role: EmailRecipientRole,
  content: DeliveryContent,
  settings: ContactSettingsResponse | null,
  adminEmail: string | null,
): string | null {
  switch (role) {
    case 'customer':
    case 'sender':
      return writerOf(content);
    case 'staff':
      return adminEmail ?? settings?.emailInfo ?? null;
    case 'company':
      return settings?.emailInfo ?? adminEmail;
    case 'admin':
      // A test names its address itself.
      return null;
  }
}

/** Staff answer the customer, customers answer the company. */
function answersGoTo(
  role: EmailRecipientRole,
  content: DeliveryContent,
  settings: ContactSettingsResponse | null,
  adminEmail: string | null,
): string | null {
  if (role === 'staff' || role === 'company') return writerOf(content);
  return settings?.emailInfo ?? adminEmail;
}

function writerOf(content: DeliveryContent): string {
  return content.kind === 'booking' ? content.booking.customerEmail : content.message.email;
}
