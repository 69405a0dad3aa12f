import type { ContactMessageResponse } from '@chauffeur/contracts';

/** Longest quotation in characters: longer addresses are cut by mail programs. */
const quotedAtMost = 800;

/** Opens staff's mail program with the sender's address and their words below an empty line. */
export function replyLink({ email, message }: Pick<ContactMessageResponse, 'email' | 'message'>): string {
  const quoted = message.length > quotedAtMost ? `${message.slice(0, quotedAtMost)}…` : message;
  const body = `\r\n\r\n${quoted
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n')}`;
  return `mailto:${encodeURIComponent(email)}?body=${encodeURIComponent(body)}`;
}
