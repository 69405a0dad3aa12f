import { firstPhoneNumber } from '@chauffeur/contracts/catalogue/settings/first-phone-number';

/** Returns the `tel:` link of a phone number with spaces or brackets. */
export function phoneLink(phone: string): string {
  return `tel:${firstPhoneNumber(phone)}`;
}

/** Returns the link that opens a WhatsApp chat with the number. */
export function whatsappLink(phone: string): string {
  return `https://wa.me/${firstPhoneNumber(phone).replaceAll('+', '')}`;
}

export function mailLink(email: string): string {
  return `mailto:${email}`;
}

/** Returns the link that shows the address on a map. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
