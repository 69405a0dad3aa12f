import { headerText } from '@chauffeur/email-rendering';
import { createTransport } from 'nodemailer';

export interface PlainEmail {
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Milliseconds for each step of the conversation with the mail server. */
const timeout = 20_000;

/** Sends a text at once, past queue, templates and delivery log: for the operator, who is notified where those fail. Throws. */
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
