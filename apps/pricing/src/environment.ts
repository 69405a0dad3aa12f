import { flag, statefulServiceEnvironment } from '@chauffeur/service-kit';
import type { z } from 'zod';

export const pricingEnvironment = statefulServiceEnvironment.extend({
  /** Fills an empty database with prices for the demonstration fleet. */
  SEED_DEMO_CONTENT: flag(false),
});
export type PricingEnvironment = z.infer<typeof pricingEnvironment>;
