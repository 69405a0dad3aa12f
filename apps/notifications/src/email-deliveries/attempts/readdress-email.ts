import type { EntityManager } from 'typeorm';
import type { ComposedEmail } from '../composed-email.js';
import type { AttemptedDelivery } from './read-attempted-delivery.js';

/**
 * Returns the email with the customer's present address and link: since the email was planned, staff may have corrected
 * the address or renewed the link. Stores both in the delivery log.
 */
export async function readdressEmail(
  manager: EntityManager,
  email: ComposedEmail,
  { presentEmail, presentLink }: Pick<AttemptedDelivery, 'presentEmail' | 'presentLink'>,
): Promise<ComposedEmail> {
  const to = presentEmail ?? email.to;
  const link = email.link && (presentLink ?? email.link);
  if (to === email.to && link?.id === email.link?.id) return email;
  const changes = { to, link, variables: { ...email.variables, customer_email: to } };
  await manager.query('UPDATE email_deliveries SET recipient = $2, job = job || $3::jsonb WHERE id = $1', [
    email.deliveryId,
    to,
    JSON.stringify(changes),
  ]);
  return { ...email, ...changes };
}
