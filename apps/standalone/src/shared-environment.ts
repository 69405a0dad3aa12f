import type { Secrets } from './data-folder/secrets.js';
import { demoBookings, demoContent } from './demo-content.js';
import type { Environment } from './environment.js';

/**
 * Returns the variables that all services get. The administrator's URL of the database is not among them; events stay
 * in the process and jobs in its database.
 */
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
