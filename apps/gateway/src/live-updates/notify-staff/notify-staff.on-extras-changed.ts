import { pricingExtrasChanged } from '@chauffeur/contracts/events/pricing-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { LiveUpdates } from '../live-updates.js';

/** In every replica: each notifies the back offices that are connected to it. */
@Controller()
export class NotifyStaffOnExtrasChanged {
  constructor(private readonly updates: LiveUpdates) {}

  @ReactsTo(pricingExtrasChanged, { effect: 'notify-staff-of-extras', delivery: 'broadcast' })
  async onExtrasChanged(): Promise<void> {
    this.updates.send('records.changed', {});
  }
}
