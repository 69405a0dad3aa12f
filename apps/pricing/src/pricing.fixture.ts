import { randomUUID } from 'node:crypto';
import type { EventDefinition } from '@chauffeur/contracts/events/event-definition';
import { problem, type Problem } from '@chauffeur/contracts/http/problem';
import type { PriceRequest } from '@chauffeur/contracts/pricing/staff-price';
import { Outbox } from '@chauffeur/messaging';
import { createTestDatabase } from '@chauffeur/private-servers';
import { startTestService } from '@chauffeur/service-kit/testing';
import { createApp } from './app.js';

/** Starts the pricing service. */
export async function startPricing() {
  const service = await startTestService(createApp, await createTestDatabase());
  const { dataSource } = service;
  return {
    ...service,
    /** Returns the number of stored events with a routing key. */
    publishedCount: async (routingKey: string) => {
      const events: unknown[] = await dataSource.query('SELECT FROM outbox WHERE routing_key = $1', [
        routingKey,
      ]);
      return events.length;
    },
    /** Publishes an event as another service would. */
    publish: <Data>(event: EventDefinition<Data>, data: Data) =>
      dataSource.transaction((manager) => new Outbox().add(manager, event, data)),
  };
}

export const problemOf = (body: unknown): Problem => problem.parse(body);

/** A price of a car and a service that no other test uses. */
export const somePrice = (): PriceRequest => ({
  carId: randomUUID(),
  serviceId: randomUUID(),
  tourId: null,
  priceUsd: 45.5,
});

/** A comparator for `toSorted`. */
export const ascending = (one: number, other: number): number => one - other;
