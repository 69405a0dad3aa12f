import type { EntityManager } from 'typeorm';
import type { ComposedEmail } from '../composed-email.js';
import type { AttemptedDelivery } from './read-attempted-delivery.js';

/**
 * Returns the email with the customer's present address and link: staff may have corrected the address since the email
 * was planned, and a corrected address may come with a new link. Stores both in the delivery log.
 */
export async function readdressEmail(
  manager: EntityManager,
  email: ComposedEmail,
  { presentCustomer }: Pick<AttemptedDelivery, 'presentCustomer'>,
): Promise<ComposedEmail> {
  if (!presentCustomer || presentCustomer.email === email.to) return email;
  const { email: to, link } = presentCustomer;
  const changes = {
    to,
    link: email.link && (link ?? email.link),
    variables: { ...email.variables, customer_email: to },
  };
  await manager.query('UPDATE email_deliveries SET recipient = $2, job = job || $3::jsonb WHERE id = $1', [
    email.deliveryId,
    to,
    JSON.stringify(changes),
  ]);
  return { ...email, ...changes };
}
