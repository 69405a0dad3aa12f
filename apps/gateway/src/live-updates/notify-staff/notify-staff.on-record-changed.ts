import { recordChanged } from '@chauffeur/contracts/events/record-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { LiveUpdates } from '../live-updates.js';

/** In every replica: each notifies the back offices that are connected to it. */
@Controller()
export class NotifyStaffOnRecordChanged {
  constructor(private readonly updates: LiveUpdates) {}

  @ReactsTo(recordChanged, { effect: 'notify-staff-of-record', delivery: 'broadcast' })
  async onRecordChanged(): Promise<void> {
    this.updates.send('records.changed', {});
  }
}
