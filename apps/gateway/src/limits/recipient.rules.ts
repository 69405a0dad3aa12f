import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { storedPhone } from '@chauffeur/phone';

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
  const number = numberOf(phone ?? '');
  return [...(mailbox ? [`email:${hash(mailbox)}`] : []), ...(number ? [`phone:${hash(number)}`] : [])];
}

/** As it is stored, else the digits of what is no number, of any script. */
function numberOf(phone: string): string {
  return storedPhone(phone) ?? phone.replaceAll(/\P{Nd}/gu, '').replace(/^00/, '');
}

function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.trim().normalize('NFKC').toLowerCase().split('@');
  const domain = domainToASCII(host) || host;
  const name = local.replace(/\+.*$/, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`.replace(/^@$/, '');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
