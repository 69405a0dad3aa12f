import { readPhone } from './phone-number.js';

/** Links that call a phone number or open a chat in a messenger. */
export interface PhoneLinks {
  call: string;
  whatsapp: string;
  telegram: string;
  viber: string;
}

/** Returns the links of a phone number; null if the text is not one, as a broken link is worse than none. */
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
