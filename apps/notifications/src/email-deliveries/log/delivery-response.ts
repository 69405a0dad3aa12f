import type { EmailDeliveryResponse } from '@chauffeur/contracts/notifications/email-delivery';
import { fullTemplateName } from '@chauffeur/contracts/notifications/template-name';
import type { ComposedEmail } from '../composed-email.js';
import { RenderError, renderSubject } from '@chauffeur/email-rendering';
import type { DeliveryAttempt } from '../attempts/delivery-attempt.entity.js';
import type { EmailDelivery } from '../email-delivery.entity.js';

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
    // Readers of the release before do not know drivers yet.
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

/** A subject that can't be rendered prevents the email from being sent; the log has the reason. */
function subjectOf(job: ComposedEmail): string | null {
  try {
    return renderSubject(job);
  } catch (error) {
    if (error instanceof RenderError) return null;
    throw error;
  }
}
