import { pricingChanged } from '@chauffeur/contracts/events/pricing-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { ResponseCache } from './response-cache.js';

/** In every replica, as each has a cache of its own. */
@Controller()
export class InvalidateCacheOnPricingChanged {
  constructor(private readonly cache: ResponseCache) {}

  @ReactsTo(pricingChanged, { effect: 'invalidate-cache-of-pricing', delivery: 'broadcast' })
  async onPricingChanged(): Promise<void> {
    this.cache.invalidate(['pricing']);
  }
}
