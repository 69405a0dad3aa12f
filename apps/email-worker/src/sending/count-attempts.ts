import { isBuiltInTemplate, type EmailAttempted } from '@chauffeur/contracts';
import { Metrics, type Counter, type MetricDefinition } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';

const attempts: MetricDefinition<'template' | 'outcome'> = {
  name: 'email_attempts_total',
  help: 'Attempts at mails: taken by the mail server, put off, refused for good, or out of date and not sent',
  labels: ['template', 'outcome'],
};

const outcomes: Record<EmailAttempted['outcome'], string> = {
  sent: 'sent',
  willRetry: 'deferred',
  failed: 'refused',
  skipped: 'skipped',
};

@Injectable()
export class CountAttempts {
  private readonly counter: Counter<'template' | 'outcome'>;

  constructor(metrics: Metrics) {
    this.counter = metrics.counter(attempts);
  }

  /** Templates that staff have added go by one name, as there may be any number of them. */
  count(templateName: string, outcome: EmailAttempted['outcome']): void {
    const template = isBuiltInTemplate(templateName) ? templateName : 'other';
    this.counter.add({ template, outcome: outcomes[outcome] });
  }
}
