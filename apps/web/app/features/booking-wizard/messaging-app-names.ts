import type { MessagingApp } from '@chauffeur/contracts';

/** Brand names, the same in every language. */
export const messagingAppNames: Record<MessagingApp, string> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  viber: 'Viber',
};
