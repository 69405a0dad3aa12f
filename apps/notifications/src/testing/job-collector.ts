import { emailQueueName, type EmailJob } from '@chauffeur/contracts';
import { JobWorker, type JobQueueBackend } from '@chauffeur/service-kit';

/** Stands in for the email worker: takes every job and keeps it. */
export class JobCollector {
  readonly jobs: EmailJob[] = [];
  private worker: JobWorker<EmailJob> | undefined;

  constructor(private readonly backend: JobQueueBackend) {}

  async start(): Promise<void> {
    this.worker = await JobWorker.start<EmailJob>(
      this.backend,
      emailQueueName,
      (job) => {
        this.jobs.push(job.data);
        return Promise.resolve();
      },
      { concurrency: 5 },
    );
  }

  async stop(): Promise<void> {
    await this.worker?.close();
  }

  /** Who got which template, in alphabetical order. */
  summary(): string[] {
    return this.jobs.map(({ templateName, language, to }) => `${templateName} ${language} ${to}`).toSorted();
  }
}
