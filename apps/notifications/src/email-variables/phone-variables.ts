import { readPhone } from '@chauffeur/phone';

/** A customer's phone number to read, and to link to where it can be dialled. */
export function phoneVariables(phone: string): { customer_phone: string; customer_phone_e164: string } {
  const number = readPhone(phone);
  return { customer_phone: number?.international ?? phone, customer_phone_e164: number?.e164 ?? '' };
}
