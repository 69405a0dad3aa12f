import { catalogueChanged, contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { Outbox } from '@chauffeur/messaging';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { contactSettingsResponseOf } from '../contact-settings/contact-settings-response.js';
import { ContactSettingsEntity } from '../contact-settings/contact-settings.entity.js';
import { insertDemoContent } from './insert-demo-content.js';

/** Key of the advisory lock; no other lock of this database uses it. */
const demoContentLock = 7_230_142;

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
    const isAdded = await this.dataSource.transaction((manager) => this.seedOnce(manager));
    if (isAdded) this.logger.log('added the demo content');
  }

  private async seedOnce(manager: EntityManager): Promise<boolean> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [demoContentLock]);
    if (!(await isUntouched(manager))) return false;
    await insertDemoContent(manager);
    await manager.query('INSERT INTO demo_content_seeded DEFAULT VALUES');
    const settings = contactSettingsResponseOf(
      await manager.findOneByOrFail(ContactSettingsEntity, { isActive: true }),
    );
    await this.outbox.add(manager, catalogueChanged, {});
    await this.outbox.add(manager, contactSettingsChanged, { settings, changedAt: settings.updatedAt });
    return true;
  }
}

/** Returns whether there is no content now, and was no demo content before. */
async function isUntouched(manager: EntityManager): Promise<boolean> {
  const conditions = ['demo_content_seeded', ...contentTables].map(
    (table) => `NOT EXISTS (SELECT FROM ${table})`,
  );
  const [row]: { untouched: boolean }[] = await manager.query(
    `SELECT ${conditions.join(' AND ')} AS untouched`,
  );
  return row?.untouched ?? false;
}
