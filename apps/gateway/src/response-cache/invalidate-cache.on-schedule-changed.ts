import { scheduleChanged, type ScheduleChanged } from '@chauffeur/contracts/events/schedule-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { ResponseCache } from './response-cache.js';

const publicParts = new Set<ScheduleChanged['parts'][number]>(['rules', 'closed-periods']);

/** In every replica, as each has a cache of its own. */
@Controller()
export class InvalidateCacheOnScheduleChanged {
  constructor(private readonly cache: ResponseCache) {}

  @ReactsTo(scheduleChanged, { effect: 'invalidate-cache-of-schedule', delivery: 'broadcast' })
  async onScheduleChanged({ parts }: ScheduleChanged): Promise<void> {
    // The public site shows nothing of vehicles, blocks and working hours that is cached.
    if (parts.some((part) => publicParts.has(part))) this.cache.invalidate(['schedule']);
  }
}
