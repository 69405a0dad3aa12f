import { z } from 'zod';

const address = (name: string) =>
  z
    .url({
      protocol: /^https?$/,
      error: `${name} must be an http(s) address, for example http://localhost:3000`,
    })
    .transform((url) => url.replace(/\/+$/, ''));

const environment = z.object({
  /** Where loaders ask for data. */
  GATEWAY_URL: address('GATEWAY_URL'),
  /** The address that visitors see; canonical and language addresses start with it. */
  PUBLIC_URL: address('PUBLIC_URL'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent',
    })
    .default('info'),
});

const listenAddress = z.object({
  PORT: z.coerce
    .number('PORT must be a number')
    .int('PORT must be a whole number')
    .min(0, 'PORT must be from 0 to 65535')
    .max(65_535, 'PORT must be from 0 to 65535')
    .default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Seconds after SIGTERM in which it still answers and takes its leave of each connection. */
  LEAVE_SECONDS: z.coerce
    .number('LEAVE_SECONDS must be a number')
    .int('LEAVE_SECONDS must be a whole number')
    .min(0, 'LEAVE_SECONDS must be from 0 to 60')
    .max(60, 'LEAVE_SECONDS must be from 0 to 60')
    .default(0),
  /** Where Prometheus asks; without it nothing is measured. */
  METRICS_PORT: z.coerce
    .number('METRICS_PORT must be a number')
    .int('METRICS_PORT must be a whole number')
    .min(1, 'METRICS_PORT must be from 1 to 65535')
    .max(65_535, 'METRICS_PORT must be from 1 to 65535')
    .optional(),
});

export type Environment = z.infer<typeof environment>;

/** Reads the server's settings; throws an error that names every variable at fault. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  return parse(environment, variables);
}

/** Reads where the process of its own listens, and for how many seconds it takes its leave. */
export function readListenAddress(variables: Record<string, string | undefined>): {
  port: number;
  host: string;
  leaveSeconds: number;
  metricsPort: number | undefined;
} {
  const { PORT, HOST, LEAVE_SECONDS, METRICS_PORT } = parse(listenAddress, {
    ...variables,
    METRICS_PORT: variables['METRICS_PORT'] || undefined,
  });
  return { port: PORT, host: HOST, leaveSeconds: LEAVE_SECONDS, metricsPort: METRICS_PORT };
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  variables: Record<string, string | undefined>,
): z.output<Schema> {
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Invalid environment: ${faults.join('; ')}`);
}
