import { catalogueChanged, contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { Outbox } from '@chauffeur/messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { currentTime } from '../records/current-time.js';
import { contactSettingsResponseOf } from './contact-settings-response.js';
import { ContactSettingsEntity } from './contact-settings.entity.js';

@Injectable()
export class AnnounceContactSettings {
  constructor(private readonly outbox: Outbox) {}

  /** Publishes the active settings, or that none are active, in the transaction that changed them. */
  async announce(manager: EntityManager): Promise<void> {
    const active = await manager.findOneBy(ContactSettingsEntity, { isActive: true });
    await this.outbox.add(manager, catalogueChanged, {});
    await this.outbox.add(manager, contactSettingsChanged, {
      settings: active ? contactSettingsResponseOf(active) : null,
      changedAt: await currentTime(manager),
    });
  }
}
