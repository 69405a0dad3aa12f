import { publicUrl, secret, statefulServiceEnvironment } from '@chauffeur/service-kit';
import { z } from 'zod';

export const identityEnvironment = statefulServiceEnvironment
  .omit({ EVENT_TRANSPORT: true, RABBITMQ_URL: true })
  .extend({
    /** Signs access tokens; shared with the gateway, which checks them. */
    JWT_SECRET: secret,
    /** Days after which a session ends, regardless of its use. */
    SESSION_MAX_DAYS: z.coerce.number().int().min(1).max(365).default(30),
    /**
     * The token that creating the first admin requires. Without it, production rejects that; beyond loopback one is
     * generated.
     */
    SETUP_TOKEN: secret.optional(),
    /** Days after which entries of the audit log are removed; the database protects them for the first 90. */
    AUDIT_LOG_DAYS: z.coerce.number().int().min(100).max(3_650).default(730),
    /** The site's public URL, for the link to the setup. */
    PUBLIC_URL: publicUrl.default('http://localhost:3000'),
  });
export type IdentityEnvironment = z.infer<typeof identityEnvironment>;

/** Injection token of the environment. */
export const IDENTITY_ENVIRONMENT = Symbol('identity environment');
