import { messagingMigrations } from '@chauffeur/messaging';
import type { DatabaseOptions } from '@chauffeur/service-kit';
import { CreateCatalogue1763700000000 } from './migrations/1763700000000-create-catalogue.js';
import { CreateDemoContentMarker1763700000001 } from './migrations/1763700000001-create-demo-content-marker.js';
import { VersionOffers1763800100000 } from './migrations/1763800100000-version-offers.js';
import { VersionSiteContent1763800150000 } from './migrations/1763800150000-version-site-content.js';
import { AddCategoryDisplayOrder1763900200000 } from './migrations/1763900200000-add-category-display-order.js';
import { CreatePlaces1764100000000 } from './migrations/1764100000000-create-places.js';
import { AddCarLuggage1764100100000 } from './migrations/1764100100000-add-car-luggage.js';
import { LocatePlaces1764200000000 } from './migrations/1764200000000-locate-places.js';
import { SortNames1764201200000 } from './migrations/1764201200000-sort-names.js';

/** In order of their timestamps, after those of messaging. */
export const migrations: DatabaseOptions['migrations'] = [
  ...messagingMigrations,
  CreateCatalogue1763700000000,
  CreateDemoContentMarker1763700000001,
  VersionOffers1763800100000,
  VersionSiteContent1763800150000,
  AddCategoryDisplayOrder1763900200000,
  CreatePlaces1764100000000,
  AddCarLuggage1764100100000,
  LocatePlaces1764200000000,
  SortNames1764201200000,
];
