import { statefulServiceEnvironment } from '@chauffeur/service-kit';
import type { z } from 'zod';

export const bookingEnvironment = statefulServiceEnvironment;
export type BookingEnvironment = z.infer<typeof bookingEnvironment>;
