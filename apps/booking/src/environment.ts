import { retentionVariables, statefulServiceEnvironment } from '@chauffeur/service-kit';
import type { z } from 'zod';

const { BOOKING_RETENTION_MONTHS } = retentionVariables;

export const bookingEnvironment = statefulServiceEnvironment.extend({ BOOKING_RETENTION_MONTHS });
export type BookingEnvironment = z.infer<typeof bookingEnvironment>;

/** The token under which the module provides it. */
export const BOOKING_ENVIRONMENT = Symbol('booking environment');
