import { catalogueChanged, contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { Outbox } from '@chauffeur/messaging';
import { seedOnce } from '@chauffeur/service-kit';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { contactSettingsResponseOf } from '../contact-settings/contact-settings-response.js';
import { ContactSettingsEntity } from '../contact-settings/contact-settings.entity.js';
import { insertDemoContent } from './insert-demo-content.js';

const contentTables = [
  'images',
  'categories',
  'cars',
  'service_types',
  'services',
  'tours',
  'contact_settings',
  'seo_settings',
];

/** Fills an empty database with a demonstration fleet, services, tours and settings, once. */
@Injectable()
export class SeedDemoContent implements OnApplicationBootstrap {
  private readonly logger = new Logger(SeedDemoContent.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const isAdded = await seedOnce(this.dataSource, contentTables, (manager) => this.addContent(manager));
    if (isAdded) this.logger.log('added the demo content');
  }

  private async addContent(manager: EntityManager): Promise<true> {
    await insertDemoContent(manager);
    const settings = contactSettingsResponseOf(
      await manager.findOneByOrFail(ContactSettingsEntity, { isActive: true }),
    );
    await this.outbox.add(manager, catalogueChanged, {});
    await this.outbox.add(manager, contactSettingsChanged, { settings, changedAt: settings.updatedAt });
    return true;
  }
}
