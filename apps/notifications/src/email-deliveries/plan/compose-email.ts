import { bookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import type { EmailRecipientRole } from '@chauffeur/contracts/notifications/email-delivery';
import { plannedEndOf } from '@chauffeur/contracts/rides/ride-end';
import type { ReportedStatus } from '../../booking-statuses/reported-status.js';
import { emailDescriptionOf } from '../../emails/email-handlers.js';
import type { EmailCalendar } from '../../email-variables/email-calendar.js';
import type { ComposedEmail } from '../composed-email.js';
import { crewKey } from '../../rides/crew.js';
import { emailCalendarOf } from '../../email-variables/email-calendar-of.js';
import { bookingVariables } from '../../email-variables/booking-variables.js';
import { companyVariables } from '../../email-variables/company-variables.js';
import { contactVariables } from '../../email-variables/contact-variables.js';
import type { EmailContent } from '../../email-variables/email-content.js';
import type { EmailDelivery } from '../email-delivery.entity.js';

/** What an email is composed from. */
export type UncomposedEmail = Pick<
  EmailDelivery,
  | 'id'
  | 'round'
  | 'templateName'
  | 'language'
  | 'recipientRole'
  | 'content'
  | 'correlationId'
  | 'traceparent'
  | 'notBefore'
>;

export interface ComposeContext {
  settings: ContactSettingsResponse | null;
  /** ADMIN_EMAIL from the environment. */
  adminEmail: string | null;
  /** Has the id of its stored HTML, or the HTML itself. */
  template: { subjectTemplate: string } & ({ htmlTemplateId: string } | { htmlTemplate: string });
}

/** Returns the email, or null while its recipient is unknown. */
export function composeEmail(
  stored: UncomposedEmail,
  { settings, adminEmail, template }: ComposeContext,
): ComposedEmail | null {
  const delivery = { ...stored, content: withNewFields(stored.content) };
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
    replyTo: replyAddressOf(recipientRole, content, settings, adminEmail),
    fromName: companyVariables(settings, language).company_name,
    subjectTemplate: template.subjectTemplate,
    htmlTemplate: 'htmlTemplateId' in template ? null : template.htmlTemplate,
    htmlTemplateId: 'htmlTemplateId' in template ? template.htmlTemplateId : null,
    variables:
      content.kind === 'booking'
        ? bookingVariables(content.booking, settings, language, content)
        : contactVariables(content.message, settings, language),
    link: content.kind === 'booking' && recipientRole === 'customer' ? (content.link ?? null) : null,
    calendar: calendarOf(delivery, settings),
    notBefore: delivery.notBefore?.toISOString() ?? null,
    notAfter: notAfterOf(delivery),
    onlyWhile: reportedStatusOf(delivery),
  };
}

/** Parsing adds new fields to a booking that an earlier release stored. */
function withNewFields(content: EmailContent): EmailContent {
  return content.kind === 'booking'
    ? { ...content, booking: bookingResponse.parse(content.booking) }
    : content;
}

/** Returns the time after which the email is not sent; null if there is none, as for emails that staff send. */
function notAfterOf({ templateName, content, round }: UncomposedEmail): string | null {
  if (content.kind !== 'booking' || round > 1) return null;
  if (content.notAfter) return content.notAfter;
  if (!content.tellsStatus || !emailDescriptionOf(templateName)?.endsWithRide) return null;
  return plannedEndOf(content.booking).toISOString();
}

function calendarOf(
  { templateName, content, language }: UncomposedEmail,
  settings: ContactSettingsResponse | null,
): EmailCalendar | null {
  if (content.kind !== 'booking' || !emailDescriptionOf(templateName)?.hasCalendar) return null;
  return emailCalendarOf(content.booking, settings, language);
}

/** Returns null for resent and manual emails, which are sent in any status. */
function reportedStatusOf({ templateName, content, round }: UncomposedEmail): ReportedStatus | null {
  if (content.kind !== 'booking' || !content.tellsStatus || round > 1) return null;
  const { id: bookingId, status, version, scheduleVersion } = content.booking;
  const { driver, vehicle } = content;
  return {
    bookingId,
    status,
    version,
    ...(content.reportsSchedule && { scheduleVersion }),
    ...(templateName === 'driver_assigned' && driver && { crew: crewKey(driver, vehicle) }),
  };
}

function addressOf(
  role: EmailRecipientRole,
  content: EmailContent,
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
    case 'driver':
      return (content.kind === 'booking' && content.driver?.email) || null;
    case 'admin':
      // The address of a test email is set by its sender.
      return null;
  }
}

/** Staff reply to the customer, customers reply to the company. */
function replyAddressOf(
  role: EmailRecipientRole,
  content: EmailContent,
  settings: ContactSettingsResponse | null,
  adminEmail: string | null,
): string | null {
  if (role === 'staff' || role === 'company') return writerOf(content);
  return settings?.emailInfo ?? adminEmail;
}

function writerOf(content: EmailContent): string | null {
  return (content.kind === 'booking' ? content.booking.customerEmail : content.message.email) || null;
}
