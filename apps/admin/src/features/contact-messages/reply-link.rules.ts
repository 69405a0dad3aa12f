import type { ContactMessageResponse } from '@chauffeur/contracts/notifications/contact-message';

/** In characters, where an emoji is one. Email programs truncate longer addresses. */
const maxQuoteLength = 800;

/** Returns a `mailto:` link to the sender, with their message quoted below an empty line. */
export function replyLink({ email, message }: Pick<ContactMessageResponse, 'email' | 'message'>): string {
  const characters = Array.from(message);
  const quoted =
    characters.length > maxQuoteLength ? `${characters.slice(0, maxQuoteLength).join('')}…` : message;
  const body = `\r\n\r\n${quoted
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n')}`;
  return `mailto:${encodeURIComponent(email)}?body=${encodeURIComponent(body)}`;
}
