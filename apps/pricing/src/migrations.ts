import { messagingMigrations } from '@chauffeur/messaging';
import type { DatabaseOptions } from '@chauffeur/service-kit';
import { CreatePricing1763700000000 } from './migrations/1763700000000-create-pricing.js';
import { CreateDemoContentMarker1763700000001 } from './migrations/1763700000001-create-demo-content-marker.js';
import { AddPriceVersion1763800000000 } from './migrations/1763800000000-add-price-version.js';
import { CreateExtras1764100000000 } from './migrations/1764100000000-create-extras.js';
import { SortExtras1764201200000 } from './migrations/1764201200000-sort-extras.js';

/** The migrations of the service's database: those of messaging first, then by time. */
export const migrations: DatabaseOptions['migrations'] = [
  ...messagingMigrations,
  CreatePricing1763700000000,
  CreateDemoContentMarker1763700000001,
  AddPriceVersion1763800000000,
  CreateExtras1764100000000,
  SortExtras1764201200000,
];
