import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { toE164 } from '@chauffeur/phone';

/** The email address and phone number that a visitor's request makes the company write to or call. */
export interface Recipient {
  readonly email: string | null | undefined;
  readonly phone: string | null | undefined;
}

/**
 * Returns the keys to count a recipient by, equal for all spellings of a mailbox or number. Hashed, so that counters
 * hold no address. A `+suffix`, and dots at Gmail, do not change the mailbox.
 */
export function recipientKeys({ email, phone }: Recipient): string[] {
  const mailbox = mailboxOf(email ?? '');
  const number = numberOf(phone ?? '');
  return [...(mailbox ? [`email:${hash(mailbox)}`] : []), ...(number ? [`phone:${hash(number)}`] : [])];
}

/** Returns the stored form of a number, or the digits (of any script) of what is not a valid number. */
function numberOf(phone: string): string {
  return toE164(phone) ?? phone.replaceAll(/\P{Nd}/gu, '').replace(/^00/, '');
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
