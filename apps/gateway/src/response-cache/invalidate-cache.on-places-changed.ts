import { placesChanged } from '@chauffeur/contracts/events/catalogue-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { ResponseCache } from './response-cache.js';

/** In every replica, as each has a cache of its own. */
@Controller()
export class InvalidateCacheOnPlacesChanged {
  constructor(private readonly cache: ResponseCache) {}

  @ReactsTo(placesChanged, { effect: 'invalidate-cache-of-places', delivery: 'broadcast' })
  async onPlacesChanged(): Promise<void> {
    this.cache.invalidate(['places']);
  }
}
