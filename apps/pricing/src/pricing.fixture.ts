import { randomUUID } from 'node:crypto';
import type { EventDefinition } from '@chauffeur/contracts/events/event-definition';
import { problem, type Problem } from '@chauffeur/contracts/http/problem';
import type { PriceRequest } from '@chauffeur/contracts/pricing/staff-price';
import { InProcessEventBus, Outbox } from '@chauffeur/messaging';
import { createTestDatabase } from '@chauffeur/private-servers';
import { DataSource } from 'typeorm';
import { createApp } from './app.js';

const token = 'internal-token-of-this-spec';

/** Starts the pricing service with a database of its own, called over HTTP, with events in process. */
export async function startPricing() {
  const database = await createTestDatabase();
  const environment = {
    DATABASE_URL: database.url,
    EVENT_TRANSPORT: 'in-process',
    INTERNAL_TOKEN: token,
    LOG_LEVEL: 'silent',
  };
  const app = await createApp(environment, { eventBus: new InProcessEventBus() });
  const address = await app.listen(0, '127.0.0.1');
  // The service's own data source: its commits wake the relay, which otherwise looks for events once a second.
  const dataSource = app.provider(DataSource);

  return {
    async call(method: string, path: string, body?: unknown) {
      const response = await fetch(`${address}${path}`, {
        method,
        headers: { 'x-internal-token': token, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      return { status: response.status, body: text ? (JSON.parse(text) as unknown) : undefined };
    },
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
    async stop() {
      await app.close();
      await database.drop();
    },
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
