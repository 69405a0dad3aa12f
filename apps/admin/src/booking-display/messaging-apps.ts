import type { MessagingApp } from '@chauffeur/contracts';

/** How a messenger calls itself, in any language. */
export const messagingAppNames: Record<MessagingApp, string> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  viber: 'Viber',
};
