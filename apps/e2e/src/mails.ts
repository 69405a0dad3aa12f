import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { mailboxUrl } from './product/addresses.ts';

const receivedMail = z.object({
  to: z.array(z.object({ address: z.string() })),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  messageId: z.string(),
  /** The id of the request that the mail goes back to. */
  correlationId: z.string().nullish(),
});
export type ReceivedMail = z.infer<typeof receivedMail>;

/** All mails whose subject or text names the booking, staff's and the customer's. */
export async function mailsAbout(referenceNumber: string, mailbox = mailboxUrl()): Promise<ReceivedMail[]> {
  const response = await fetch(`${mailbox}/email`);
  const mails = z.array(receivedMail).parse(await response.json());
  return mails.filter((mail) => `${mail.subject} ${mail.text} ${mail.html}`.includes(referenceNumber));
}

/** Waits for at least `count` mails about the booking, then a moment longer for one too many. */
export async function waitForMailsAbout(
  referenceNumber: string,
  count: number,
  { mailbox = mailboxUrl(), timeout = 45_000 } = {},
): Promise<ReceivedMail[]> {
  const end = Date.now() + timeout;
  let found: ReceivedMail[] = [];
  while (found.length < count && Date.now() < end) {
    found = await mailsAbout(referenceNumber, mailbox);
    await sleep(250);
  }
  await sleep(1_500);
  return mailsAbout(referenceNumber, mailbox);
}

export function addressedTo(mails: readonly ReceivedMail[], address: string): ReceivedMail[] {
  return mails.filter((mail) => mail.to.some((recipient) => recipient.address === address));
}
