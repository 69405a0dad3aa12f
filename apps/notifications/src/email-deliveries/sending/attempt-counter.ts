import type { EmailOutcome } from '@chauffeur/contracts/notifications/email-delivery';
import { isBuiltInTemplate } from '@chauffeur/contracts/notifications/template-name';
import { Counter, Registry } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';

const outcomes: Record<EmailOutcome, string> = {
  sent: 'sent',
  willRetry: 'deferred',
  failed: 'refused',
  skipped: 'skipped',
};

@Injectable()
export class AttemptCounter {
  private readonly counter: Counter;

  constructor(registry: Registry) {
    this.counter = new Counter({
      name: 'email_attempts_total',
      help: 'Attempts to send emails: accepted by the mail server, deferred, rejected permanently, or stale and not sent',
      labelNames: ['template', 'outcome'],
      registers: [registry],
    });
  }

  /** Templates that staff added share one label value, as their number is unbounded. */
  count(templateName: string, outcome: EmailOutcome): void {
    const template = isBuiltInTemplate(templateName) ? templateName : 'other';
    this.counter.inc({ template, outcome: outcomes[outcome] });
  }
}
