import { scheduleChanged } from '@chauffeur/contracts';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { ResponseCache } from './response-cache.js';

/** In every replica, as each has a cache of its own. */
@Controller()
export class InvalidateCacheOnScheduleChanged {
  constructor(private readonly cache: ResponseCache) {}

  @ReactsTo(scheduleChanged, { effect: 'invalidate-cache-of-schedule', delivery: 'broadcast' })
  async onScheduleChanged(): Promise<void> {
    this.cache.invalidate(['schedule']);
  }
}
