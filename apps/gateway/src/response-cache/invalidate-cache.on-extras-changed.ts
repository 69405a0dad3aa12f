import { pricingExtrasChanged } from '@chauffeur/contracts/events/pricing-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { ResponseCache } from './response-cache.js';

/** In every replica, as each has a cache of its own. */
@Controller()
export class InvalidateCacheOnExtrasChanged {
  constructor(private readonly cache: ResponseCache) {}

  @ReactsTo(pricingExtrasChanged, { effect: 'invalidate-cache-of-extras', delivery: 'broadcast' })
  async onExtrasChanged(): Promise<void> {
    this.cache.invalidate(['pricing']);
  }
}
