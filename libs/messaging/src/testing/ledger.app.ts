import type { EventDefinition } from '@chauffeur/contracts/events/event-definition';
import { Controller, Module, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  connectEvents,
  Inbox,
  messagingMigrations,
  MessagingModule,
  ReactsTo,
  serviceDatabase,
  type MessagingOptions,
  type ReceivedEvent,
} from '../index.js';
import { CreateLedger1700000000001 } from './create-ledger.js';
import type { RideData } from './ride-event.js';

export interface LedgerOptions {
  readonly databaseUrl: string;
  readonly service: string;
  readonly transport: MessagingOptions['transport'];
  readonly event: EventDefinition<RideData>;
  /** Runs in the effect's transaction, before the effect; throws to make it fail. */
  readonly beforeEffect?: (ride: number, dataSource: DataSource) => Promise<void>;
}

/**
 * The tests' consumer, service with the one reaction `record-ride`: notes each delivery at once, and the effect
 * in the inbox's transaction. Neither table is unique, so that a repeat shows.
 */
export async function createLedgerApp(options: LedgerOptions): Promise<INestApplication> {
  const { databaseUrl, service, transport, event, beforeEffect } = options;

  @Controller()
  class LedgerController {
    constructor(
      private readonly inbox: Inbox,
      private readonly dataSource: DataSource,
    ) {}

    @ReactsTo(event, { effect: 'record-ride' })
    async recordRide({ ride }: RideData, message: ReceivedEvent): Promise<void> {
      await this.dataSource.query('INSERT INTO delivery (ride) VALUES ($1)', [ride]);
      await this.inbox.once(message, async (manager) => {
        await beforeEffect?.(ride, this.dataSource);
        await manager.query('INSERT INTO effect (ride, correlation_id) VALUES ($1, $2)', [
          ride,
          message.correlationId,
        ]);
      });
    }
  }

  @Module({
    imports: [
      serviceDatabase(
        TypeOrmModule.forRoot({
          type: 'postgres',
          url: databaseUrl,
          migrations: [...messagingMigrations, CreateLedger1700000000001],
          migrationsRun: true,
        }),
      ),
      MessagingModule.forRoot({ service, transport, subscriptions: [LedgerController] }),
    ],
    controllers: [LedgerController],
  })
  class LedgerModule {}

  return startWithEvents(LedgerModule);
}

/** Starts a service without HTTP routes, which only handles events. */
export async function startWithEvents(module: new () => unknown): Promise<INestApplication> {
  const app = await NestFactory.create(module, new FastifyAdapter(), {
    logger: ['fatal'],
    abortOnError: false,
  });
  try {
    connectEvents(app);
    await app.init();
    await app.startAllMicroservices();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
