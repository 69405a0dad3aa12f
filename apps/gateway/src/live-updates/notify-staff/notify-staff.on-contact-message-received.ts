import { contactMessageReceived } from '@chauffeur/contracts/events/notification-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { LiveUpdates } from '../live-updates.js';

/** In every replica: each notifies the back offices that are connected to it. */
@Controller()
export class NotifyStaffOnContactMessageReceived {
  constructor(private readonly updates: LiveUpdates) {}

  @ReactsTo(contactMessageReceived, { effect: 'notify-staff-of-message', delivery: 'broadcast' })
  async onContactMessageReceived(): Promise<void> {
    this.updates.send('records.changed', {});
  }
}
