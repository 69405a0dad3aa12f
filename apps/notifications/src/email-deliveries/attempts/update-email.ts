import type { EntityManager } from 'typeorm';
import { describeFee } from '../../email-variables/describe-cancellation.js';
import type { ComposedEmail } from '../composed-email.js';
import type { AttemptedDelivery } from './read-attempted-delivery.js';

/**
 * Returns the email with the customer's present address and link, and with the fee as it is now: since the email was
 * planned, staff may have corrected the address or renewed the link, and the fee may have been paid or returned. Stores
 * them in the delivery log.
 */
export async function updateEmail(
  manager: EntityManager,
  email: ComposedEmail,
  {
    presentEmail,
    presentLink,
    presentFee,
  }: Pick<AttemptedDelivery, 'presentEmail' | 'presentLink' | 'presentFee'>,
): Promise<ComposedEmail> {
  const to = presentEmail ?? email.to;
  const link = email.link && (presentLink ?? email.link);
  const variables = { ...email.variables };
  if (presentEmail !== null) variables['customer_email'] = presentEmail;
  if (presentFee) variables['fee'] = describeFee(presentFee, email.language);
  const isSameFee = variables['fee'] === email.variables['fee'];
  if (to === email.to && link?.id === email.link?.id && isSameFee) return email;
  const changes = { to, link, variables };
  // Staff may just have resent it: the next round has an email of its own.
  await manager.query(
    'UPDATE email_deliveries SET recipient = $2, job = job || $3::jsonb WHERE id = $1 AND round = $4',
    [email.deliveryId, to, JSON.stringify(changes), email.round],
  );
  return { ...email, ...changes };
}
