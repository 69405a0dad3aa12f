import { z } from 'zod';

/** Secrets that samples and documentation show; a production process rejects them. */
const sampleSecrets = [
  'change-me',
  'development-internal-token',
  'development-jwt-secret',
  'development-link-secret',
];

/** Whether a value, or the password in an address, is one of the samples. */
function isSample(value: string): boolean {
  if (sampleSecrets.includes(value)) return true;
  return URL.canParse(value) && sampleSecrets.includes(new URL(value).password);
}

/** A secret of at least 16 characters. */
export const secret = z.string().min(16, 'must have at least 16 characters');

/** `true`, `false`, `1` or `0`. */
export function flag(defaultValue: boolean) {
  return z
    .enum(['true', 'false', '1', '0'], 'must be true or false')
    .default(defaultValue ? 'true' : 'false')
    .transform((value) => value === 'true' || value === '1');
}

/** What is made for development, which production rejects unless ALLOW_IN_PRODUCTION names it. */
const productionExceptions = ['demo-content', 'development-mailbox', 'plain-http'] as const;
export type ProductionException = (typeof productionExceptions)[number];

/** What every service reads from its environment; a service extends it with its own variables. */
export const serviceEnvironment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  /** 0 takes any free port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Where Prometheus scrapes metrics, apart from PORT; without it nothing is measured. 0 takes any free port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Address that METRICS_PORT listens on. Not HOST: a public server's business numbers are not public. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  INTERNAL_TOKEN: secret,
  /**
   * Seconds after SIGTERM in which it still responds and drains connections. For replicas behind a balancer, and then
   * longer than callers keep an idle connection (`keepAlive` in the gateway's ServiceClient).
   */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  /** Of `demo-content`, `development-mailbox` and `plain-http`, separated by commas: for a trial of production. */
  ALLOW_IN_PRODUCTION: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((name) => name.trim() || []))
    .pipe(z.array(z.enum(productionExceptions, `must be of ${productionExceptions.join(', ')}`))),
});

/** Whether a process may have something that is made for development. */
export function allows(
  exception: ProductionException,
  environment: Pick<z.infer<typeof serviceEnvironment>, 'NODE_ENV' | 'ALLOW_IN_PRODUCTION'>,
): boolean {
  return environment.NODE_ENV !== 'production' || environment.ALLOW_IN_PRODUCTION.includes(exception);
}

/** What the process says that may not, after the name of its variable. */
export function rejectedInProduction(what: string, exception: ProductionException): string {
  return `${what} in production, unless ALLOW_IN_PRODUCTION names ${exception}`;
}

/** For a service with a database and events. */
export const statefulServiceEnvironment = serviceEnvironment.extend({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }),
  /** Connections that this process may hold open to its database. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  /** Off where a job of its own migrates before the rollout. */
  MIGRATE_ON_START: flag(true),
  EVENT_TRANSPORT: z.enum(['rabbitmq', 'in-process']).default('rabbitmq'),
  RABBITMQ_URL: z.url({ protocol: /^amqps?$/, error: 'must be an amqp:// address' }).optional(),
});
export type StatefulServiceEnvironment = z.infer<typeof statefulServiceEnvironment>;

/** Former names of variables, accepted for one release. */
const renamed: Readonly<Record<string, string>> = { LEAVE_SECONDS: 'DRAIN_SECONDS' };

/** An invalid environment; `message` names each variable and what is wrong, a line each. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Parses the environment of a process. An empty value counts as missing.
 * Throws EnvironmentError; in production also for secrets copied from a sample.
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.output<Schema> {
  const given = Object.fromEntries(
    Object.entries(environment)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [renamed[name] ?? name, value] as const)
      // A variable's own name overrides its former one.
      .filter(([name, value]) => environment[name] === undefined || environment[name] === value),
  );
  const parsed = schema.safeParse(given);
  const errors = parsed.success ? [] : parsed.error.issues.map((issue) => errorOf(issue, given));
  if (given.NODE_ENV === 'production') {
    for (const [name, value] of Object.entries(given)) {
      if (value && isSample(value)) errors.push(`${name} still has a sample value`);
    }
  }
  if (!parsed.success || errors.length > 0) throw new EnvironmentError(errors.join('\n'));
  return parsed.data;
}

function errorOf(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  // A list in a variable is read part by part.
  const name = String(issue.path[0]);
  if (given[name] === undefined) return `${name} is missing`;
  // A schema of the contracts has a code for its message: MAIL_FROM.invalid.
  return issue.message.startsWith(`${name}.`) ? `${name} is invalid` : `${name}: ${issue.message}`;
}
