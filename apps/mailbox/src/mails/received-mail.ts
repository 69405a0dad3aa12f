import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';

export interface MailAddress {
  address: string;
  name: string;
}

/** A mail as the mailbox answers it. */
export interface ReceivedMail {
  id: string;
  from: MailAddress[];
  to: MailAddress[];
  cc: MailAddress[];
  replyTo: MailAddress[];
  /** Whom the sending server named in RCPT TO, blind copies included. */
  envelopeTo: string[];
  subject: string;
  html: string;
  text: string;
  /** When the mailbox took the mail, ISO 8601. */
  date: string;
  messageId: string;
  correlationId: string;
  /** The last value of each header, by lower-case name. */
  headers: Record<string, string>;
  attachments: { filename: string; mimeType: string; size: number }[];
  /** Bytes of the raw message. */
  size: number;
}

/** The header that the mailbox puts before a kept message, so that a restart still knows the envelope. */
export const envelopeHeader = 'X-Envelope-To';

/** Reads a kept message: RFC 5322 bytes that begin with the envelope header. */
export async function readMail(raw: Buffer, id: string, receivedAt: Date): Promise<ReceivedMail> {
  const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
  return {
    id,
    from: mailboxes(parsed.from ? [parsed.from] : []),
    to: mailboxes(parsed.to),
    cc: mailboxes(parsed.cc),
    replyTo: mailboxes(parsed.replyTo),
    envelopeTo: (headers[envelopeHeader.toLowerCase()] ?? '').split(', ').filter(Boolean),
    subject: parsed.subject ?? '',
    html: parsed.html ?? '',
    text: parsed.text ?? '',
    date: receivedAt.toISOString(),
    messageId: parsed.messageId ?? '',
    correlationId: headers['x-correlation-id'] ?? '',
    headers,
    attachments: attachments(parsed),
    size: raw.length,
  };
}

/** A mail that no parser understands is still shown, as the text that it is. */
export function unreadableMail(raw: Buffer, id: string, receivedAt: Date): ReceivedMail {
  return {
    id,
    from: [],
    to: [],
    cc: [],
    replyTo: [],
    envelopeTo: [],
    subject: '(unreadable message)',
    html: '',
    text: raw.toString('utf8'),
    date: receivedAt.toISOString(),
    messageId: createHash('sha256').update(raw).digest('hex'),
    correlationId: '',
    headers: {},
    attachments: [],
    size: raw.length,
  };
}

function mailboxes(addresses: Address[] = []): MailAddress[] {
  return addresses
    .flatMap((entry) => (entry.group ? entry.group : [entry]))
    .map(({ address, name }) => ({
      address: address ?? '',
      name,
    }));
}

function attachments(parsed: Email): ReceivedMail['attachments'] {
  return parsed.attachments.map(({ filename, mimeType, content }) => ({
    filename: filename ?? '',
    mimeType,
    size: typeof content === 'string' ? content.length : content.byteLength,
  }));
}
