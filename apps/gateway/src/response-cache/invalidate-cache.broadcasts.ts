import { catalogueChanged, placesChanged } from '@chauffeur/contracts/events/catalogue-events';
import { pricingChanged, pricingExtrasChanged } from '@chauffeur/contracts/events/pricing-events';
import { scheduleChanged, type ScheduleChanged } from '@chauffeur/contracts/events/schedule-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { ResponseCache } from './response-cache.js';

/** No cached response contains vehicles, blocks or working hours. */
const publicParts = new Set<ScheduleChanged['parts'][number]>(['rules', 'closed-periods']);

/** Runs in every replica, because each has its own cache. */
@Controller()
export class InvalidateCache {
  constructor(private readonly cache: ResponseCache) {}

  @ReactsTo(catalogueChanged, { effect: 'invalidate-cache-of-catalogue', delivery: 'broadcast' })
  async onCatalogueChanged(): Promise<void> {
    this.cache.invalidate(['catalogue']);
  }

  @ReactsTo(placesChanged, { effect: 'invalidate-cache-of-places', delivery: 'broadcast' })
  async onPlacesChanged(): Promise<void> {
    this.cache.invalidate(['places']);
  }

  @ReactsTo(pricingChanged, { effect: 'invalidate-cache-of-pricing', delivery: 'broadcast' })
  async onPricingChanged(): Promise<void> {
    this.cache.invalidate(['pricing']);
  }

  @ReactsTo(pricingExtrasChanged, { effect: 'invalidate-cache-of-extras', delivery: 'broadcast' })
  async onPricingExtrasChanged(): Promise<void> {
    this.cache.invalidate(['pricing']);
  }

  @ReactsTo(scheduleChanged, { effect: 'invalidate-cache-of-schedule', delivery: 'broadcast' })
  async onScheduleChanged({ parts }: ScheduleChanged): Promise<void> {
    if (parts.some((part) => publicParts.has(part))) this.cache.invalidate(['schedule']);
  }
}
