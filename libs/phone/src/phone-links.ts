import { readPhone } from './phone-number.js';

/** Addresses that reach a phone number: a call, or a chat in each messenger. */
export interface PhoneLinks {
  call: string;
  whatsapp: string;
  telegram: string;
  viber: string;
}

/** The links of a number; null where the text is none, because a link that dials nothing is worse than no link. */
export function phoneLinks(text: string): PhoneLinks | null {
  const number = readPhone(text);
  if (!number) return null;
  return {
    call: `tel:${number.e164}`,
    whatsapp: `https://wa.me/${number.e164.slice(1)}`,
    telegram: `https://t.me/${number.e164}`,
    viber: `viber://chat?number=${encodeURIComponent(number.e164)}`,
  };
}
