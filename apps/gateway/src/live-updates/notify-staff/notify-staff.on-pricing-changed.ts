import { pricingChanged } from '@chauffeur/contracts/events/pricing-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { LiveUpdates } from '../live-updates.js';

/** In every replica: each notifies the back offices that are connected to it. */
@Controller()
export class NotifyStaffOnPricingChanged {
  constructor(private readonly updates: LiveUpdates) {}

  @ReactsTo(pricingChanged, { effect: 'notify-staff-of-pricing', delivery: 'broadcast' })
  async onPricingChanged(): Promise<void> {
    this.updates.send('records.changed', {});
  }
}
