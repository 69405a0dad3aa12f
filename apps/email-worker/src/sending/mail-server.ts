import { emailAddress, emailJobId, type EmailCalendar, type EmailJob } from '@chauffeur/contracts';
import { headerText, type RenderedEmail } from '@chauffeur/email-rendering';
import { markFailed, SpanKind, traced } from '@chauffeur/tracing';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { EMAIL_WORKER_ENVIRONMENT, type EmailWorkerEnvironment } from '../environment.js';
import { dkimOf } from './dkim.js';
import { accepted, outcomeOfFault, type SmtpOutcome } from './smtp-outcome.js';

/** Time limits in milliseconds: a slow server is borne, one that is silent for a minute is not. */
const timeouts = { connect: 20_000, greeting: 30_000, silence: 60_000, dns: 20_000, idle: 30_000 };

/** The company's mail server, by SMTP over a few kept connections. */
@Injectable()
export class MailServer implements OnApplicationShutdown {
  private readonly transport;
  private readonly senderHost: string;

  constructor(@Inject(EMAIL_WORKER_ENVIRONMENT) private readonly environment: EmailWorkerEnvironment) {
    this.senderHost = environment.MAIL_FROM.slice(environment.MAIL_FROM.lastIndexOf('@') + 1);
    const dkim = dkimOf(environment);
    this.transport = createTransport({
      url: environment.SMTP_URL,
      pool: true,
      maxConnections: environment.EMAIL_CONCURRENCY,
      // Repeating is the queue's work, which knows backoff and keeps a record.
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

  /** Hands a mail over; never throws. A repeat carries the same Message-ID, so that it can be recognised; what staff send again has one of its own. */
  async send(job: EmailJob, mail: RenderedEmail): Promise<SmtpOutcome> {
    const { hostname, port, protocol } = new URL(this.environment.SMTP_URL);
    const attributes = {
      'server.address': hostname,
      ...(port && { 'server.port': Number(port) }),
      'network.protocol.name': protocol.slice(0, -1),
      'chauffeur.email.template': job.templateName,
      'chauffeur.email.delivery_id': job.deliveryId,
    };
    return traced('smtp send', { kind: SpanKind.CLIENT, attributes }, async (span) => {
      const outcome = await this.handOver(job, mail);
      if (outcome.kind !== 'accepted') markFailed(span, outcome.kind);
      return outcome;
    });
  }

  private async handOver(job: EmailJob, mail: RenderedEmail): Promise<SmtpOutcome> {
    const recipient = emailAddress('recipient').safeParse(job.to);
    if (!recipient.success) return { kind: 'permanent', answer: 'recipient.invalid' };
    const replyTo = emailAddress('replyTo').safeParse(job.replyTo);
    try {
      // Addresses as objects: a name or address with a comma or angle bracket never becomes a second recipient.
      const { response } = await this.transport.sendMail({
        messageId: `<${emailJobId(job)}@${this.senderHost}>`,
        from: { name: headerText(job.fromName), address: this.environment.MAIL_FROM },
        to: { name: '', address: recipient.data },
        ...(replyTo.success && { replyTo: { name: '', address: replyTo.data } }),
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        ...(job.calendar && { attachments: [calendarFile(job.calendar)] }),
        headers: {
          'X-Correlation-Id': headerText(job.correlationId),
          'Auto-Submitted': 'auto-generated',
          'Content-Language': job.language,
        },
      });
      return accepted(response);
    } catch (fault) {
      return outcomeOfFault(fault);
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** A file beside the mail: as an alternative to the text some programs would show it in place of the mail. */
function calendarFile({ filename, content, method }: EmailCalendar) {
  return { filename, content, contentType: `text/calendar; charset=utf-8; method=${method}` };
}
