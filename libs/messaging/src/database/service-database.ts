import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SERVICE_DATABASE } from './messaging-database.js';

/** Provides a TypeORM module's default connection as the service's database for outbox, inbox and metrics. Global. */
export function serviceDatabase(connection: DynamicModule): DynamicModule {
  return {
    module: class ServiceDatabaseModule {},
    global: true,
    imports: [connection],
    providers: [{ provide: SERVICE_DATABASE, useExisting: DataSource }],
    exports: [SERVICE_DATABASE],
  };
}
