import {
  isAllowedInEnvironment,
  flag,
  rejectedInProductionMessage,
  statefulServiceEnvironment,
} from '@chauffeur/service-kit';
import type { z } from 'zod';

export const catalogueEnvironment = statefulServiceEnvironment
  .extend({
    /** Fills an empty database with a demonstration fleet, services, tours and settings. */
    SEED_DEMO_CONTENT: flag(false),
  })
  .refine(
    (environment) => !environment.SEED_DEMO_CONTENT || isAllowedInEnvironment('demo-content', environment),
    {
      path: ['SEED_DEMO_CONTENT'],
      error: rejectedInProductionMessage('must be false', 'demo-content'),
    },
  );
export type CatalogueEnvironment = z.infer<typeof catalogueEnvironment>;
