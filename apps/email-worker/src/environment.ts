import { emailAddress } from '@chauffeur/contracts';
import { jobQueueVariables, statefulServiceEnvironment } from '@chauffeur/service-kit';
import { z } from 'zod';
import { dkimVariables, isDkimWhole } from './sending/dkim.js';

/** What the email worker reads from its environment. */
export const emailWorkerEnvironment = statefulServiceEnvironment
  .extend(jobQueueVariables)
  .extend(dkimVariables)
  .extend({
    /** smtp://user:password@host:port, or smtps:// for TLS from the start. */
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
    /** The sender's address; the name before it is the company's. */
    MAIL_FROM: emailAddress('MAIL_FROM'),
    /** Mails sent at once by this process, and its most connections to the mail server. */
    EMAIL_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(5),
    /** Mails started a second by all processes together, for the provider's sake. */
    EMAIL_RATE_PER_SECOND: z.coerce.number().int().min(1).max(1_000).default(10),
    /** Seconds before the first retry; each further one waits twice as long, up to an hour. */
    EMAIL_FIRST_RETRY_SECONDS: z.coerce.number().min(0.1).max(600).default(10),
    /** As notifications has it: attempts are kept a month longer. */
    EMAIL_LOG_DAYS: z.coerce.number().int().min(7).max(3_650).default(365),
  })
  .refine(isDkimWhole, {
    path: ['DKIM_DOMAIN'],
    error: 'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together',
  });
export type EmailWorkerEnvironment = z.infer<typeof emailWorkerEnvironment>;

/** The token under which the module provides it. */
export const EMAIL_WORKER_ENVIRONMENT = Symbol('email worker environment');
