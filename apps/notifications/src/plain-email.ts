import { headerText } from '@chauffeur/email-rendering';
import { createTransport } from 'nodemailer';

export interface PlainEmail {
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Timeout of each SMTP step, in milliseconds. */
const timeout = 20_000;

/**
 * Sends a text at once, without queue, templates and delivery log, to notify the operator when those fail. Throws SMTP
 * errors.
 */
export async function sendPlainEmail({ smtpUrl, from, to, subject, text }: PlainEmail): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: { name: '', address: from },
      to: { name: '', address: to },
      subject: headerText(subject),
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } finally {
    transport.close();
  }
}
