import { flag, statefulServiceEnvironment } from '@chauffeur/service-kit';
import type { z } from 'zod';

export const catalogueEnvironment = statefulServiceEnvironment.extend({
  /** Fills an empty database with a demonstration fleet, services, tours and settings. */
  SEED_DEMO_CONTENT: flag(false),
});
export type CatalogueEnvironment = z.infer<typeof catalogueEnvironment>;
