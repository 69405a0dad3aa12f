import { Module, type INestApplication } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { messagingMigrations, MessagingModule, serviceDatabase, type MessagingOptions } from '../index.js';
import { startWithEvents } from './ledger.app.js';

/** The tests' producer: an outbox and its relay, no reactions. */
export async function createRidesApp(
  databaseUrl: string,
  transport: MessagingOptions['transport'],
): Promise<INestApplication> {
  @Module({
    imports: [
      serviceDatabase(
        TypeOrmModule.forRoot({
          type: 'postgres',
          url: databaseUrl,
          migrations: messagingMigrations,
          migrationsRun: true,
        }),
      ),
      MessagingModule.forRoot({ service: 'rides', transport, subscriptions: [] }),
    ],
  })
  class RidesModule {}

  return startWithEvents(RidesModule);
}
