import { scheduleChanged, type ScheduleChanged } from '@chauffeur/contracts/events/schedule-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { LiveUpdates } from '../live-updates.js';

/** In every replica: each notifies the back offices that are connected to it. */
@Controller()
export class NotifyStaffOnScheduleChanged {
  constructor(private readonly updates: LiveUpdates) {}

  @ReactsTo(scheduleChanged, { effect: 'notify-staff-of-schedule', delivery: 'broadcast' })
  async onScheduleChanged({ parts }: ScheduleChanged): Promise<void> {
    this.updates.send('schedule.changed', { parts });
  }
}
