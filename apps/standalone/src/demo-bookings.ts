import type { Environment } from './configuration.js';

/** `SEED_DEMO_BOOKINGS` where the operator gives none: as the rest of the demo content, and off in production. */
export function demoBookings(environment: Environment): string {
  const { SEED_DEMO_BOOKINGS: given, SEED_DEMO_CONTENT, NODE_ENV } = environment;
  if (given) return given;
  return NODE_ENV === 'production' ? 'false' : SEED_DEMO_CONTENT || 'true';
}
