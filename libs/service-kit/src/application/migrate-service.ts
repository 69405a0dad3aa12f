import { Logger } from '@nestjs/common';
import type { ServiceApp } from './service-app.js';

/**
 * Brings a service's database up to date, as a job does before a rollout: the service is put together, which migrates
 * its database, and taken apart again without having listened, told or heard anything. Safe to run twice and at once.
 * Throws what the migration or the environment is at fault for.
 */
export async function migrateService(
  createApp: (environment: Record<string, string | undefined>) => Promise<ServiceApp>,
  environment: Record<string, string | undefined>,
): Promise<void> {
  const app = await createApp({ ...environment, MIGRATE_ON_START: 'true' });
  new Logger('Service').log({ event: 'migrated' });
  await app.close();
}
