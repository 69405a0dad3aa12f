import { createHash } from 'node:crypto';

/** Whom a request of a visitor makes the company write to, or call. */
export interface Recipient {
  readonly email: string | null | undefined;
  readonly phone: string | null | undefined;
}

/**
 * One key for each way of writing the same mailbox or number, hashed: counters hold no address. What comes after a `+`,
 * and Gmail's dots, lead to the same mailbox.
 */
export function recipientKeys({ email, phone }: Recipient): string[] {
  const mailbox = mailboxOf(email ?? '');
  const digits = (phone ?? '').replaceAll(/\D/g, '').replace(/^00/, '');
  return [...(mailbox ? [`email:${hash(mailbox)}`] : []), ...(digits ? [`phone:${hash(digits)}`] : [])];
}

function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().normalize('NFKC').toLowerCase().split('@');
  const name = local.replace(/\+.*$/, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`.replace(/^@$/, '');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
