import { placesNamed } from '@chauffeur/contracts/events/catalogue-events';
import { createTestDatabase, until, type TestDatabase } from '@chauffeur/private-servers';
import { startTestService, type TestService } from '@chauffeur/service-kit/testing';
import { createApp } from './app.js';

export interface RunningCatalogue extends TestService {
  /** The events written so far, with their data. */
  events(): Promise<{ routing_key: string; payload: unknown }[]>;
  /** The data of the events with the routing key. */
  published(routingKey: string): Promise<unknown[]>;
}

/** @param stored a database that outlives it, instead of its own */
export async function startCatalogue(stored?: TestDatabase): Promise<RunningCatalogue> {
  const service = await startTestService(
    createApp,
    stored ? { url: stored.url } : await createTestDatabase(),
  );
  const { client } = service;
  // A start publishes the names of the built-in places at any moment, which must not come among a spec's own events.
  const names = `SELECT FROM outbox WHERE routing_key = '${placesNamed.routingKey}'`;
  const isNamed = async () => (await client.query(names)).rowCount !== 0;
  if (!stored && !(await until(isNamed, 10_000))) throw new Error('the places are not named');
  return {
    ...service,
    async events() {
      const { rows } = await client.query<{ routing_key: string; payload: unknown }>(
        'SELECT routing_key, payload FROM outbox ORDER BY occurred_at, routing_key',
      );
      return rows;
    },
    async published(routingKey) {
      const { rows } = await client.query<{ payload: unknown }>(
        'SELECT payload FROM outbox WHERE routing_key = $1 ORDER BY occurred_at, id',
        [routingKey],
      );
      return rows.map(({ payload }) => payload);
    },
  };
}
