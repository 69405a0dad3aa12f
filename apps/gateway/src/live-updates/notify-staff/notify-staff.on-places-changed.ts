import { placesChanged } from '@chauffeur/contracts/events/catalogue-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { LiveUpdates } from '../live-updates.js';

/** In every replica: each notifies the back offices that are connected to it. */
@Controller()
export class NotifyStaffOnPlacesChanged {
  constructor(private readonly updates: LiveUpdates) {}

  @ReactsTo(placesChanged, { effect: 'notify-staff-of-places', delivery: 'broadcast' })
  async onPlacesChanged(): Promise<void> {
    this.updates.send('records.changed', {});
  }
}
