import { catalogueChanged } from '@chauffeur/contracts/events/catalogue-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { ResponseCache } from './response-cache.js';

/** In every replica, as each has a cache of its own. */
@Controller()
export class InvalidateCacheOnCatalogueChanged {
  constructor(private readonly cache: ResponseCache) {}

  @ReactsTo(catalogueChanged, { effect: 'invalidate-cache-of-catalogue', delivery: 'broadcast' })
  async onCatalogueChanged(): Promise<void> {
    this.cache.invalidate(['catalogue']);
  }
}
