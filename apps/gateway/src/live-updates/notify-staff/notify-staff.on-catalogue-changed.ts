import { catalogueChanged } from '@chauffeur/contracts/events/catalogue-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { LiveUpdates } from '../live-updates.js';

/** In every replica: each notifies the back offices that are connected to it. */
@Controller()
export class NotifyStaffOnCatalogueChanged {
  constructor(private readonly updates: LiveUpdates) {}

  @ReactsTo(catalogueChanged, { effect: 'notify-staff-of-catalogue', delivery: 'broadcast' })
  async onCatalogueChanged(): Promise<void> {
    this.updates.send('records.changed', {});
  }
}
