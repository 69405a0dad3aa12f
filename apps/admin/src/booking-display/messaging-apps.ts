import type { MessagingApp } from '@chauffeur/contracts';

/** How a messenger calls itself, in any language. */
export const messagingAppNames: Record<MessagingApp, string> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  viber: 'Viber',
};

/** Opens a chat with a phone number; null where the text holds too few digits to be one. */
export function messagingLink(app: MessagingApp, phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '');
  if (digits.length < 7) return null;
  if (app === 'whatsapp') return `https://wa.me/${digits}`;
  if (app === 'telegram') return `https://t.me/+${digits}`;
  return `viber://chat?number=${encodeURIComponent(`+${digits}`)}`;
}
