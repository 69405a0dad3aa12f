import PostalMime, { type Address, type Email } from 'postal-mime';

/** The header that the mailbox adds to a stored message, from which it reads the envelope after a restart. */
export const envelopeHeader = 'X-Envelope-To';

export type ReceivedEmail = Awaited<ReturnType<typeof readEmail>>;

/** Parses stored RFC 5322 bytes that begin with the envelope header; returns what can't be parsed as text. */
export async function readEmail(raw: Buffer, id: string, receivedAt: Date) {
  const parsed: Email = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' }).catch(() => ({
    subject: '(unreadable message)',
    text: raw.toString('utf8'),
    headers: [],
    headerLines: [],
    attachments: [],
  }));
  /** The last value of each header, by lower-case name. */
  const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
  return {
    id,
    from: addresses(parsed.from && [parsed.from]),
    to: addresses(parsed.to),
    replyTo: addresses(parsed.replyTo),
    /** The recipients of RCPT TO, including blind copies. */
    envelopeTo: (headers[envelopeHeader.toLowerCase()] ?? '').split(', ').filter(Boolean),
    subject: parsed.subject ?? '',
    html: parsed.html ?? '',
    text: parsed.text ?? '',
    date: receivedAt.toISOString(),
    messageId: parsed.messageId ?? '',
    correlationId: headers['x-correlation-id'] ?? '',
    headers,
    attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      mimeType,
      size: typeof content === 'string' ? content.length : content.byteLength,
    })),
    size: raw.length,
  };
}

function addresses(entries: Address[] = []): { address: string; name: string }[] {
  return entries.flatMap((entry) => entry.group ?? [entry]).map(({ address, name }) => ({ address, name }));
}
