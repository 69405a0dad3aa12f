import { randomUUID } from 'node:crypto';
import { defineEvent } from '@chauffeur/contracts/events/event-definition';
import { Inbox, messagingMigrations, Outbox, ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { eventsModule } from './events.module.js';
import { createServiceApp, type ServiceApp } from './service-app.js';
import { databaseChecks, healthModule } from '../health/health.module.js';
import { databaseModule } from '../database/database.module.js';

const rideData = z.object({ ride: z.int() });

export const rideRequested = defineEvent({
  routingKey: 'ride.requested.v1',
  data: rideData,
  example: { ride: 1 },
  reactions: ['rides.record-ride'],
});

/** Creates a service that publishes events and handles them itself, each after `beforeEffect`. */
export async function createRidesService(
  environment: { DATABASE_URL: string; RABBITMQ_URL: string },
  beforeEffect: () => Promise<void>,
): Promise<ServiceApp> {
  @Controller('rides')
  class RidesController {
    constructor(
      private readonly dataSource: DataSource,
      private readonly outbox: Outbox,
      private readonly inbox: Inbox,
    ) {}

    @Get(':ride')
    read(@Param('ride') ride: string): { ride: string } {
      return { ride };
    }

    @Post(':count')
    @HttpCode(204)
    async request(@Param('count') count: string): Promise<void> {
      await this.dataSource.transaction(async (manager) => {
        for (let ride = 0; ride < Number(count); ride += 1) {
          await this.outbox.add(manager, rideRequested, { ride });
        }
      });
    }

    /** An event as an older release may have written it. */
    @Post('unfit/one')
    @HttpCode(204)
    async publishInvalid(): Promise<void> {
      await this.dataSource.query(
        `INSERT INTO outbox (id, routing_key, payload, reactions, correlation_id)
         VALUES ($1, $2, '{}', $3, 'an-old-release')`,
        [randomUUID(), rideRequested.routingKey, rideRequested.reactions],
      );
    }

    @ReactsTo(rideRequested, { effect: 'record-ride' })
    async recordRide(_data: unknown, message: ReceivedEvent): Promise<void> {
      await beforeEffect();
      await this.inbox.once(message, () => Promise.resolve());
    }
  }

  const settings = {
    DATABASE_POOL_SIZE: 12,
    MIGRATE_ON_START: true,
    EVENT_TRANSPORT: 'rabbitmq',
    ...environment,
  };
  return createServiceApp({
    name: 'rides',
    environment: { LOG_LEVEL: 'silent', INTERNAL_TOKEN: 'internal-token-of-this-spec' },
    isPublic: true,
    module: {
      module: class RidesModule {},
      imports: [
        databaseModule({
          environment: settings,
          entities: [],
          migrations: messagingMigrations,
        }),
        healthModule({ inject: [DataSource], checks: (source: DataSource) => databaseChecks(source) }),
        eventsModule('rides', { ...settings, EVENT_TRANSPORT: 'rabbitmq' }, {}, [RidesController]),
      ],
      controllers: [RidesController],
    },
  });
}
