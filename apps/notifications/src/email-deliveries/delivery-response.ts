import { fullTemplateName, type EmailDeliveryResponse, type EmailJob } from '@chauffeur/contracts';
import { RenderFault, renderSubject } from '@chauffeur/email-rendering';
import type { DeliveryAttempt } from './delivery-attempt.entity.js';
import type { EmailDelivery } from './email-delivery.entity.js';

/** A delivery as staff see it; `attempts` oldest first. */
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
    recipientRole,
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
    createdAt: delivery.createdAt.toISOString(),
    sentAt: delivery.sentAt?.toISOString() ?? null,
  };
}

/** A subject that can't be rendered keeps the mail from being sent: the log says why. */
function subjectOf(job: EmailJob): string | null {
  try {
    return renderSubject(job);
  } catch (fault) {
    if (fault instanceof RenderFault) return null;
    throw fault;
  }
}
