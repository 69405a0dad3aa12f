import type { Environment } from '../environment.js';

/** Returns `SEED_DEMO_CONTENT`, by default false only in production. */
export function demoContent({ SEED_DEMO_CONTENT: given, NODE_ENV }: Environment): string {
  return given || (NODE_ENV === 'production' ? 'false' : 'true');
}

/** Returns `SEED_DEMO_BOOKINGS`, by default the value of `SEED_DEMO_CONTENT`, and false in production. */
export function demoBookings(environment: Environment): string {
  const { SEED_DEMO_BOOKINGS: given, NODE_ENV } = environment;
  if (given) return given;
  return NODE_ENV === 'production' ? 'false' : demoContent(environment);
}
