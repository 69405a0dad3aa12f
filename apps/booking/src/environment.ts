import {
  flag,
  linkVariables,
  publicUrl,
  retentionVariables,
  statefulServiceEnvironment,
} from '@chauffeur/service-kit';
import { z } from 'zod';

const { BOOKING_RETENTION_MONTHS } = retentionVariables;

export const bookingEnvironment = statefulServiceEnvironment
  .extend({
    BOOKING_RETENTION_MONTHS,
    ...linkVariables,
    /** The site's public URL, for the links that staff hand on. */
    PUBLIC_URL: publicUrl.default('http://localhost:3000'),
    /** Fills an empty database with examples: drivers, vehicles, and bookings around the day of the first start. */
    SEED_DEMO_BOOKINGS: flag(false),
  })
  .refine(({ NODE_ENV, SEED_DEMO_BOOKINGS }) => NODE_ENV !== 'production' || !SEED_DEMO_BOOKINGS, {
    path: ['SEED_DEMO_BOOKINGS'],
    error: 'must be false in production, which has no examples',
  });
export type BookingEnvironment = z.infer<typeof bookingEnvironment>;

/** The injection token of the environment. */
export const BOOKING_ENVIRONMENT = Symbol('booking environment');
