import { secret, statefulServiceEnvironment } from '@chauffeur/service-kit';
import type { z } from 'zod';

export const identityEnvironment = statefulServiceEnvironment
  .omit({ EVENT_TRANSPORT: true, RABBITMQ_URL: true })
  .extend({
    /** Signs access tokens; shared with the gateway, which checks them. */
    JWT_SECRET: secret,
    /** Required by the first-admin setup in production. */
    SETUP_TOKEN: secret.optional(),
  });
export type IdentityEnvironment = z.infer<typeof identityEnvironment>;

/** The token under which the module provides it. */
export const IDENTITY_ENVIRONMENT = Symbol('identity environment');
