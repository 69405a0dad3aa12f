import type { Environment } from './environment.js';

/** `SEED_DEMO_CONTENT` where the operator gives none: production begins empty. */
export function demoContent({ SEED_DEMO_CONTENT: given, NODE_ENV }: Environment): string {
  return given || (NODE_ENV === 'production' ? 'false' : 'true');
}

/** `SEED_DEMO_BOOKINGS` where the operator gives none: as the rest of the demo content, and off in production. */
export function demoBookings(environment: Environment): string {
  const { SEED_DEMO_BOOKINGS: given, NODE_ENV } = environment;
  if (given) return given;
  return NODE_ENV === 'production' ? 'false' : demoContent(environment);
}
