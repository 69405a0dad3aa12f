import { emailQueueName, type EmailJob } from '@chauffeur/contracts/notifications/email-job';
import { JobWorker, type JobQueueBackend } from '@chauffeur/service-kit/job-queue';
import type { Client } from 'pg';
import type { ComposedEmail } from '../email-deliveries/composed-email.js';

/**
 * Stands in for the email worker: collects the email of every job. Collects each email once, because it records nothing
 * as sent: a refilled queue has the same jobs again.
 */
export class JobCollector {
  readonly emails: ComposedEmail[] = [];
  private readonly collected = new Set<string>();
  private worker: JobWorker<EmailJob> | undefined;

  constructor(
    private readonly backend: JobQueueBackend,
    private readonly client: Client,
  ) {}

  async start(): Promise<void> {
    this.worker = await JobWorker.start<EmailJob>(
      this.backend,
      emailQueueName,
      async ({ data: { deliveryId, round } }) => {
        const job = `${deliveryId} ${round}`;
        if (this.collected.has(job)) return;
        this.collected.add(job);
        const { rows } = await this.client.query<{ job: ComposedEmail }>(
          'SELECT job FROM email_deliveries WHERE id = $1',
          [deliveryId],
        );
        this.emails.push(...rows.map(({ job }) => ({ ...job, round })));
      },
      // One connection runs one query at a time.
      { concurrency: 1 },
    );
  }

  async stop(): Promise<void> {
    await this.worker?.close();
  }

  /** Returns template, language and recipient of each email, in alphabetical order. */
  summary(): string[] {
    return this.emails
      .map(({ templateName, language, to }) => `${templateName} ${language} ${to}`)
      .toSorted();
  }
}
