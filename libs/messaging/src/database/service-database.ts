import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SERVICE_DATABASE } from './messaging-database.js';

/** Makes the default connection of a TypeORM module the service's database, which outbox, inbox and metrics use. Global. */
export function serviceDatabase(connection: DynamicModule): DynamicModule {
  return {
    module: class ServiceDatabaseModule {},
    global: true,
    imports: [connection],
    providers: [{ provide: SERVICE_DATABASE, useExisting: DataSource }],
    exports: [SERVICE_DATABASE],
  };
}
