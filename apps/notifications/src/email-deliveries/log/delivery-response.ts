import type { EmailDeliveryResponse } from '@chauffeur/contracts/notifications/email-delivery';
import { fullTemplateName } from '@chauffeur/contracts/notifications/template-name';
import type { ComposedEmail } from '../composed-email.js';
import { RenderError, renderSubject } from '@chauffeur/email-rendering';
import type { DeliveryAttempt } from '../attempts/delivery-attempt.entity.js';
import type { EmailDelivery } from '../email-delivery.entity.js';

/**
 * Returns the delivery as staff see it.
 * @param attempts oldest first
 */
export function deliveryResponseOf(
  delivery: EmailDelivery,
  attempts: readonly DeliveryAttempt[],
): EmailDeliveryResponse {
  const { id, templateName, language, recipientRole, bookingId, contactMessageId, content } = delivery;
  return {
    id,
    templateName,
    language,
    fullName: fullTemplateName(templateName, language),
    // Clients of the previous release do not know the role 'driver'.
    recipientRole: recipientRole === 'driver' ? 'staff' : recipientRole,
    to: delivery.recipient,
    subject: delivery.job && subjectOf(delivery.job),
    state: delivery.status,
    bookingId,
    referenceNumber: bookingId && content.kind === 'booking' ? content.booking.referenceNumber : null,
    contactMessageId,
    attempts: attempts.map(({ attempt, outcome, serverAnswer, attemptedAt }) => ({
      attempt,
      outcome,
      serverAnswer,
      attemptedAt: attemptedAt.toISOString(),
    })),
    notBefore: delivery.notBefore?.toISOString() ?? null,
    createdAt: delivery.createdAt.toISOString(),
    sentAt: delivery.sentAt?.toISOString() ?? null,
  };
}

/** Returns null if the subject can't be rendered; the attempt fails for the same reason, which the log shows. */
function subjectOf(job: ComposedEmail): string | null {
  try {
    return renderSubject(job);
  } catch (error) {
    if (error instanceof RenderError) return null;
    throw error;
  }
}
