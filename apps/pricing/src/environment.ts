import {
  isAllowedInEnvironment,
  flag,
  rejectedInProductionMessage,
  statefulServiceEnvironment,
} from '@chauffeur/service-kit';
import type { z } from 'zod';

export const pricingEnvironment = statefulServiceEnvironment
  .extend({
    /** Fills an empty database with the prices of the demo fleet. */
    SEED_DEMO_CONTENT: flag(false),
  })
  .refine(
    (environment) => !environment.SEED_DEMO_CONTENT || isAllowedInEnvironment('demo-content', environment),
    {
      path: ['SEED_DEMO_CONTENT'],
      error: rejectedInProductionMessage('must be false', 'demo-content'),
    },
  );
export type PricingEnvironment = z.infer<typeof pricingEnvironment>;
