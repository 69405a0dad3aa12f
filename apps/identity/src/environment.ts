import { publicUrl, secret, statefulServiceEnvironment } from '@chauffeur/service-kit';
import { z } from 'zod';

export const identityEnvironment = statefulServiceEnvironment
  .omit({ EVENT_TRANSPORT: true, RABBITMQ_URL: true })
  .extend({
    /** Signs access tokens; shared with the gateway, which checks them. */
    JWT_SECRET: secret,
    /** Days after which a session ends, however much it is used. */
    SESSION_MAX_DAYS: z.coerce.number().int().min(1).max(365).default(30),
    /** Required of the first admin where given, in production, and where this service listens beyond loopback. */
    SETUP_TOKEN: secret.optional(),
    /** Days after which entries of the audit log are removed; the database lets none go in the first 90. */
    AUDIT_LOG_DAYS: z.coerce.number().int().min(100).max(3_650).default(730),
    /** The site's public URL, for the link to the setup. */
    PUBLIC_URL: publicUrl.default('http://localhost:3000'),
  });
export type IdentityEnvironment = z.infer<typeof identityEnvironment>;

/** The token under which the module provides it. */
export const IDENTITY_ENVIRONMENT = Symbol('identity environment');
