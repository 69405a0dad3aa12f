import { readPhone } from '@chauffeur/phone';

/** Returns a phone number as text, and in E.164 for a link if it can be dialled. */
export function phoneVariables(phone: string): { customer_phone: string; customer_phone_e164: string } {
  const number = readPhone(phone);
  return { customer_phone: number?.international ?? phone, customer_phone_e164: number?.e164 ?? '' };
}
