import { z } from 'zod';

/** Secrets of samples and documentation, which are rejected in production. */
const sampleSecrets = [
  'change-me',
  'development-internal-token',
  'development-jwt-secret',
  'development-link-secret',
];

function isSample(value: string): boolean {
  if (sampleSecrets.includes(value)) return true;
  return URL.canParse(value) && sampleSecrets.includes(new URL(value).password);
}

/** A secret of at least 16 characters. */
export const secret = z.string().min(16, 'must have at least 16 characters');

/** A boolean variable: `true`, `false`, `1` or `0`. */
export function flag(defaultValue: boolean) {
  return z
    .enum(['true', 'false', '1', '0'], 'must be true or false')
    .default(defaultValue ? 'true' : 'false')
    .transform((value) => value === 'true' || value === '1');
}

/** Development features that production rejects unless ALLOW_IN_PRODUCTION names them. */
const productionExceptions = ['demo-content', 'development-mailbox', 'plain-http'] as const;
export type ProductionException = (typeof productionExceptions)[number];

export const serviceEnvironment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  /** 0 takes any free port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Port of the Prometheus metrics, other than PORT; without it they are not served. 0 takes any free port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Address that METRICS_PORT listens on. Separate from HOST, because metrics must not be public. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  INTERNAL_TOKEN: secret,
  /**
   * Seconds after SIGTERM in which the process drains connections and still responds. Only for replicas behind a balancer; it
   * must exceed the keep-alive of callers' idle connections (`keepAlive` in the gateway's ServiceClient).
   */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  /** Comma-separated, of `demo-content`, `development-mailbox` and `plain-http`: for a trial of production. */
  ALLOW_IN_PRODUCTION: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((name) => name.trim() || []))
    .pipe(z.array(z.enum(productionExceptions, `must be of ${productionExceptions.join(', ')}`))),
});

/** Whether a development feature is allowed in this environment. */
export function isAllowedInEnvironment(
  exception: ProductionException,
  environment: Pick<z.infer<typeof serviceEnvironment>, 'NODE_ENV' | 'ALLOW_IN_PRODUCTION'>,
): boolean {
  return environment.NODE_ENV !== 'production' || environment.ALLOW_IN_PRODUCTION.includes(exception);
}

/** Returns the error text for a development feature that is not allowed; the variable's name goes before it. */
export function rejectedInProductionMessage(what: string, exception: ProductionException): string {
  return `${what} in production, unless ALLOW_IN_PRODUCTION names ${exception}`;
}

/** The environment of services with a database and events. */
export const statefulServiceEnvironment = serviceEnvironment.extend({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }),
  /** Max connections of this process to its database. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  /** False if a separate job migrates before the rollout. */
  MIGRATE_ON_START: flag(true),
  EVENT_TRANSPORT: z.enum(['rabbitmq', 'in-process']).default('rabbitmq'),
  RABBITMQ_URL: z.url({ protocol: /^amqps?$/, error: 'must be an amqp:// address' }).optional(),
});
export type StatefulServiceEnvironment = z.infer<typeof statefulServiceEnvironment>;

/** Former names of variables, accepted for one release. */
const renamed: Readonly<Record<string, string>> = { LEAVE_SECONDS: 'DRAIN_SECONDS' };

/** The environment is invalid; `message` has one line per variable with what is wrong. */
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
  const present = Object.entries(environment).filter(([, value]) => value !== '');
  const underFormerNames = present.flatMap(([name, value]) =>
    renamed[name] ? [[renamed[name], value] as const] : [],
  );
  // A variable's own name overrides its former one.
  const given = Object.fromEntries([...underFormerNames, ...present]);
  const parsed = schema.safeParse(given);
  const errors = parsed.success ? [] : parsed.error.issues.map((issue) => errorOf(issue, given));
  if (given.NODE_ENV === 'production') {
    for (const [name, value] of Object.entries(given)) {
      if (value && isSample(value)) errors.push(`${name} still has a sample value`);
    }
  }
  if (!parsed.success || errors.length > 0) throw new EnvironmentError([...new Set(errors)].join('\n'));
  return parsed.data;
}

function errorOf(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  // Only the first step: the path of an issue within a list is longer.
  const name = String(issue.path[0]);
  if (given[name] === undefined) return `${name} is missing`;
  // Messages of the contracts' email address are codes: MAIL_FROM.invalid, MAIL_FROM.required.
  if (issue.message.startsWith(`${name}.`)) return `${name}: must be an email address`;
  // The standard message says NaN.
  if (issue.code !== 'invalid_type') return `${name}: ${issue.message}`;
  const numbers: Record<string, string> = { number: 'must be a number', int: 'must be a whole number' };
  return `${name}: ${numbers[issue.expected] ?? issue.message}`;
}
