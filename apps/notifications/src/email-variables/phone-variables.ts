import { internationalPhone, readPhone } from '@chauffeur/phone';

/** Returns a phone number as text, and in E.164 for a link if it can be dialled. */
export function phoneVariables(phone: string): { customer_phone: string; customer_phone_e164: string } {
  return { customer_phone: writtenPhone(phone), customer_phone_e164: readPhone(phone)?.e164 ?? '' };
}

/**
 * Returns a phone number as emails and vouchers show it: in international format, with spaces that break no line. A text
 * that is not one number stays as it is, except for the spaces within its numbers.
 */
export function writtenPhone(text: string): string {
  return internationalPhone(text).replaceAll(/(?<=[\d)]) (?=[\d(])/g, '\u00a0');
}
