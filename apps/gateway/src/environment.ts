import { compile } from '@fastify/proxy-addr';
import {
  isAllowedInEnvironment,
  flag,
  publicUrl,
  rejectedInProductionMessage,
  retentionVariables,
  secret,
  serviceEnvironment,
} from '@chauffeur/service-kit';
import { z } from 'zod';

const serviceAddress = z.url({ protocol: /^https?$/, error: 'must be an http:// address' });
/** How often something may be done in a period. */
const limit = z.coerce.number().int().min(1).max(1_000_000);

export const gatewayEnvironment = serviceEnvironment
  .extend(retentionVariables)
  .extend({
    CATALOGUE_URL: serviceAddress,
    PRICING_URL: serviceAddress,
    BOOKING_URL: serviceAddress,
    FINANCE_URL: serviceAddress,
    NOTIFICATIONS_URL: serviceAddress,
    IDENTITY_URL: serviceAddress,
    WEB_URL: serviceAddress,
    /** The site's public URL. */
    PUBLIC_URL: publicUrl.default('http://localhost:3000'),
    EVENT_TRANSPORT: z.enum(['rabbitmq', 'in-process']).default('rabbitmq'),
    RABBITMQ_URL: z.url({ protocol: /^amqps?$/, error: 'must be an amqp:// address' }).optional(),
    /** Rate limits shared by replicas; without it each process counts on its own. */
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
    /** Signs access tokens; shared with identity. */
    JWT_SECRET: secret,
    /** Writes per minute of one client address. */
    WRITE_LIMIT_PER_MINUTE: limit.default(60),
    /** Availability requests per minute of one client address. */
    AVAILABILITY_LIMIT_PER_MINUTE: limit.default(60),
    /** Bookings and messages per hour of one client address; each leads to emails. */
    FORM_LIMIT_PER_HOUR: limit.default(120),
    /** Bookings and messages per hour, and per day, that name the same email address or phone number. */
    RECIPIENT_LIMIT_PER_HOUR: limit.default(20),
    RECIPIENT_LIMIT_PER_DAY: limit.default(60),
    /** Bookings and messages per hour that one client address may send without a proof of work; unlimited if unset. */
    PROOF_OF_WORK_AFTER: z.coerce.number().int().min(0).max(1_000_000).optional(),
    /** Pages, files and data per minute that one client address may read. */
    READ_LIMIT_PER_MINUTE: limit.default(6_000),
    /** Addresses or networks of proxies whose X-Forwarded-For is trusted, separated by commas. */
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((address) => address.trim())
          .filter(Boolean),
      )
      .refine(
        areProxies,
        'must be addresses or networks (10.0.0.0/8, loopback, uniquelocal), separated by commas',
      ),
    /** Whether the API is documented at /api/docs; by default false only in production. */
    API_DOCUMENTATION: z.enum(['true', 'false', '1', '0'], 'must be true or false').optional(),
    /** Whether to continue a trace of a trusted proxy: only if the proxy drops the trace headers of visitors. */
    TRUST_TRACEPARENT: flag(false),
    /** File of the process's own backup scheduler; unset if the product makes no backups itself. */
    BACKUPS_FILE: z.string().optional(),
  })
  .refine(
    (environment) =>
      environment.PUBLIC_URL.startsWith('https://') || isAllowedInEnvironment('plain-http', environment),
    { path: ['PUBLIC_URL'], error: rejectedInProductionMessage('must start with https://', 'plain-http') },
  );
export type GatewayEnvironment = z.infer<typeof gatewayEnvironment>;

/** Injection token of the environment. */
export const GATEWAY_ENVIRONMENT = Symbol('gateway environment');

function areProxies(addresses: string[]): boolean {
  try {
    compile(addresses);
    return true;
  } catch {
    return false;
  }
}
