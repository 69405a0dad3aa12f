import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { mailboxUrl } from './product/addresses.ts';

const receivedEmail = z.object({
  to: z.array(z.object({ address: z.string() })),
  subject: z.string(),
  /** Text with its character references decoded, as a mail program shows it. */
  html: z.string().transform((html) => html.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(code))),
  text: z.string(),
  messageId: z.string(),
  attachments: z.array(z.object({ filename: z.string(), mimeType: z.string() })),
  /** Id of the request that caused the email. */
  correlationId: z.string().nullish(),
});
export type ReceivedEmail = z.infer<typeof receivedEmail>;

/** Returns all emails, to staff and to the customer, whose subject or text names the booking. */
export async function emailsAbout(referenceNumber: string, mailbox = mailboxUrl()): Promise<ReceivedEmail[]> {
  const response = await fetch(`${mailbox}/email`);
  const emails = z.array(receivedEmail).parse(await response.json());
  return emails.filter((email) => `${email.subject} ${email.text} ${email.html}`.includes(referenceNumber));
}

/** Waits for at least `count` emails about the booking, and then a little longer to detect surplus ones. */
export async function waitForEmailsAbout(
  referenceNumber: string,
  count: number,
  { mailbox = mailboxUrl(), timeout = 45_000 } = {},
): Promise<ReceivedEmail[]> {
  const end = Date.now() + timeout;
  let found: ReceivedEmail[] = [];
  while (found.length < count && Date.now() < end) {
    found = await emailsAbout(referenceNumber, mailbox);
    await sleep(250);
  }
  await sleep(1_500);
  return emailsAbout(referenceNumber, mailbox);
}

export function addressedTo(emails: readonly ReceivedEmail[], address: string): ReceivedEmail[] {
  return emails.filter((email) => email.to.some((recipient) => recipient.address === address));
}
