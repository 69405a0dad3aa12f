import { emailJobId } from '@chauffeur/contracts/notifications/email-job';
import { emailAddress } from '@chauffeur/contracts/inputs/text';
import { headerText, type RenderedEmail } from '@chauffeur/email-rendering';
import { markFailed, SpanKind, traced } from '@chauffeur/tracing';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { WORKER_ENVIRONMENT, type WorkerEnvironment } from '../../worker-environment.js';
import type { EmailCalendar } from '../../email-variables/email-calendar.js';
import type { ComposedEmail } from '../composed-email.js';
import { dkimOf } from './dkim.js';
import { htmlPart } from './html-part.js';
import { acceptedOutcome, smtpOutcomeOfError, type SmtpOutcome } from './smtp-outcome.js';

/** Timeouts in milliseconds: they allow a slow server, but not one that is silent for a minute. */
const timeouts = { connect: 20_000, greeting: 30_000, silence: 60_000, dns: 20_000, idle: 30_000 };

const addresses = { recipient: emailAddress('recipient'), replyTo: emailAddress('replyTo') };

/** Sends emails to the company's mail server by SMTP, over a pool of connections. */
@Injectable()
export class MailServer implements OnApplicationShutdown {
  private readonly transport;
  private readonly senderHost: string;

  constructor(@Inject(WORKER_ENVIRONMENT) private readonly environment: WorkerEnvironment) {
    this.senderHost = environment.MAIL_FROM.slice(environment.MAIL_FROM.lastIndexOf('@') + 1);
    const dkim = dkimOf(environment);
    this.transport = createTransport({
      url: environment.SMTP_URL,
      pool: true,
      maxConnections: environment.EMAIL_CONCURRENCY,
      // The queue retries, with backoff and a record of each attempt.
      maxRequeues: 0,
      connectionTimeout: timeouts.connect,
      greetingTimeout: timeouts.greeting,
      socketTimeout: timeouts.silence,
      dnsTimeout: timeouts.dns,
      idleTimeout: timeouts.idle,
      ...(dkim && { dkim }),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /**
   * Sends an email; never throws. A retry has the same Message-ID, so that the recipient's server can recognise it. An
   * email that staff resend has a new one.
   */
  async send(email: ComposedEmail, rendered: RenderedEmail): Promise<SmtpOutcome> {
    const { hostname, port, protocol } = new URL(this.environment.SMTP_URL);
    const attributes = {
      'server.address': hostname,
      ...(port && { 'server.port': Number(port) }),
      'network.protocol.name': protocol.slice(0, -1),
      'chauffeur.email.template': email.templateName,
      'chauffeur.email.delivery_id': email.deliveryId,
    };
    return traced('smtp send', { kind: SpanKind.CLIENT, attributes }, async (span) => {
      const outcome = await this.deliver(email, rendered);
      if (outcome.kind !== 'accepted') markFailed(span, outcome.kind);
      return outcome;
    });
  }

  private async deliver(email: ComposedEmail, rendered: RenderedEmail): Promise<SmtpOutcome> {
    const recipient = addresses.recipient.safeParse(email.to);
    if (!recipient.success) return { kind: 'permanent', answer: 'recipient.invalid' };
    const replyTo = addresses.replyTo.safeParse(email.replyTo);
    try {
      // Addresses are objects, so that a comma or angle bracket in a name or address can't add a second recipient.
      const { response } = await this.transport.sendMail({
        messageId: `<${emailJobId(email)}@${this.senderHost}>`,
        from: { name: headerText(email.fromName), address: this.environment.MAIL_FROM },
        to: { name: '', address: recipient.data },
        ...(replyTo.success && { replyTo: { name: '', address: replyTo.data } }),
        subject: rendered.subject,
        html: htmlPart(rendered.html),
        text: rendered.text,
        ...(email.calendar && { attachments: [calendarFile(email.calendar)] }),
        headers: {
          'X-Correlation-Id': headerText(email.correlationId),
          'Auto-Submitted': 'auto-generated',
          'Content-Language': email.language,
        },
      });
      return acceptedOutcome(response);
    } catch (error) {
      return smtpOutcomeOfError(error);
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** Returns the calendar as an attachment: as an alternative part, some programs would show it in place of the email. */
function calendarFile({ filename, content, method }: EmailCalendar) {
  return { filename, content, contentType: `text/calendar; charset=utf-8; method=${method}` };
}
