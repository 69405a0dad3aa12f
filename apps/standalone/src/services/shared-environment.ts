import type { Secrets } from '../data-folder/secrets.js';
import { demoBookings, demoContent } from '../settings/demo-content.js';
import type { Environment } from '../environment.js';

/** Returns the variables of all services: without the administrator's URL, with events and jobs inside. */
export function sharedEnvironment(
  environment: Environment,
  secrets: Secrets,
  publicUrl: string,
): Environment {
  const {
    POSTGRES_ADMIN_URL: _a,
    DATA_DIR: _d,
    RABBITMQ_URL: _b,
    REDIS_URL: _r,
    SETUP_TOKEN: _s,
    ...given
  } = environment;
  return {
    ...given,
    LOG_LEVEL: environment['LOG_LEVEL'] || 'warn',
    EVENT_TRANSPORT: 'in-process',
    SEED_DEMO_CONTENT: demoContent(environment),
    SEED_DEMO_BOOKINGS: demoBookings(environment),
    INTERNAL_TOKEN: secrets.internalToken,
    JWT_SECRET: secrets.jwtSecret,
    LINK_SECRET: secrets.linkSecret,
    PUBLIC_URL: publicUrl,
  };
}
