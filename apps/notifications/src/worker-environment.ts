import { emailAddress } from '@chauffeur/contracts/inputs/text';
import {
  isAllowedInEnvironment,
  linkVariables,
  publicUrl,
  rejectedInProductionMessage,
  statefulServiceEnvironment,
} from '@chauffeur/service-kit';
import { jobQueueVariables } from '@chauffeur/service-kit/job-queue';
import { z } from 'zod';

/** Its host in docker-compose.yml; it only shows emails. */
const developmentMailbox = 'mailbox';

/** The variables of DKIM: all three or none. */
const dkimVariables = {
  /** The domain that signs; the same as in MAIL_FROM, as DMARC requires. */
  DKIM_DOMAIN: z.string().optional(),
  /** Selector of the public key in DNS: `<selector>._domainkey.<domain>`. */
  DKIM_SELECTOR: z.string().optional(),
  /** The private key in PEM; line breaks may be written as \n. */
  DKIM_PRIVATE_KEY: z
    .string()
    .transform((key) => key.replaceAll(String.raw`\n`, '\n'))
    .refine((key) => key.includes('PRIVATE KEY-----'), 'must be a private key in PEM')
    .optional(),
};

/** What the email worker reads from its environment; it neither publishes nor consumes events. */
export const workerEnvironment = statefulServiceEnvironment
  .omit({ EVENT_TRANSPORT: true, RABBITMQ_URL: true })
  .extend(jobQueueVariables)
  .extend(dkimVariables)
  .extend(linkVariables)
  .extend({
    /** The site's public URL, for links of customers, drivers and staff. */
    PUBLIC_URL: publicUrl.default('http://localhost:3000'),
    /** smtp://user:password@host:port, or smtps:// for TLS from the start. */
    SMTP_URL: z.url({
      protocol: /^smtps?$/,
      error: 'must be an smtp:// or smtps:// address',
      abort: true,
    }),
    /** The sender's address; the name before it is the company's. */
    MAIL_FROM: emailAddress('MAIL_FROM'),
    /** Number of emails that this process sends concurrently, and of its connections to the mail server. */
    EMAIL_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(5),
    /** Limit of emails started per second by all processes together, for the sake of the provider. */
    EMAIL_RATE_PER_SECOND: z.coerce.number().int().min(1).max(1_000).default(10),
    /** Seconds before the first retry; the delay doubles with each further one, up to an hour. */
    EMAIL_FIRST_RETRY_SECONDS: z.coerce.number().min(0.1).max(600).default(10),
    /** For upgrades from releases before 0.2: the separate database that the worker had. */
    FORMER_EMAIL_WORKER_DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })
      .optional(),
  })
  .refine(
    ({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }) =>
      new Set([DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY].map((value) => value === undefined)).size === 1,
    { path: ['DKIM_DOMAIN'], error: 'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together' },
  )
  .refine(
    (environment) =>
      new URL(environment.SMTP_URL).hostname !== developmentMailbox ||
      isAllowedInEnvironment('development-mailbox', environment),
    {
      path: ['SMTP_URL'],
      error: rejectedInProductionMessage('must be a mail server', 'development-mailbox'),
    },
  );
export type WorkerEnvironment = z.infer<typeof workerEnvironment>;

/** Injection token of the environment. */
export const WORKER_ENVIRONMENT = Symbol('email worker environment');
