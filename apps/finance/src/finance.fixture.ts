import { randomUUID } from 'node:crypto';
import type { EventDefinition } from '@chauffeur/contracts/events/event-definition';
import { transactionResponse, type TransactionRequest } from '@chauffeur/contracts/finance/transaction';
import { adminIdHeader, internalTokenHeader } from '@chauffeur/contracts/http/headers';
import { problem, type Problem } from '@chauffeur/contracts/http/problem';
import { InProcessEventBus, Outbox } from '@chauffeur/messaging';
import { createTestDatabase } from '@chauffeur/private-servers';
import { DataSource } from 'typeorm';
import { createApp } from './app.js';

const token = 'internal-token-of-this-spec';
export const adminId = '0198c0de-0000-7000-8000-0000000000ad';

/** Starts the finance service with a database of its own, called over HTTP, with events in process. */
export async function startFinance() {
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

  const request = (method: string, path: string, body?: unknown) =>
    fetch(`${address}${path}`, {
      method,
      headers: {
        [internalTokenHeader]: token,
        [adminIdHeader]: adminId,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await request(method, path, body);
    const text = await response.text();
    return { status: response.status, body: text ? (JSON.parse(text) as unknown) : undefined };
  };

  return {
    request,
    call,
    dataSource,
    add: async (request: Partial<TransactionRequest> = {}, links: object = {}) =>
      transactionResponse.parse(
        (await call('POST', '/transactions', commandOf({ ...someFuel(), ...request }, links))).body,
      ),
    /** Publishes an event as another service would, but only to finance: no other service runs here. */
    publish: <Data>(event: EventDefinition<Data>, data: Data) => {
      const reactions = (event.reactions ?? []).filter((queue) => queue.startsWith('finance.'));
      return dataSource.transaction((manager) => new Outbox().add(manager, { ...event, reactions }, data));
    },
    /** Delivers every event again, as a broker may. */
    republish: () =>
      dataSource.query<unknown>(`UPDATE outbox SET published_at = NULL, delivery_progress = '{}'`),
    /** Whether finance has handled all its events; events for other services stay unpublished here. */
    allHandled: async () =>
      (
        await dataSource.query(
          `SELECT FROM outbox WHERE published_at IS NULL AND array_to_string(reactions, ',') LIKE '%finance.%' LIMIT 1`,
        )
      ).length === 0,
    async stop() {
      await app.close();
      await database.drop();
    },
  };
}

export const problemOf = (body: unknown): Problem => problem.parse(body);

/** Returns what the gateway sends for a request without links. */
export const commandOf = (request: Partial<TransactionRequest>, links: object = {}) => ({
  request,
  booking: null,
  driver: null,
  ...links,
});

export const someFuel = (): Partial<TransactionRequest> => ({
  transactionType: 'fuel',
  amount: 40.25,
  transactionDate: '2026-11-10',
  description: 'Diesel',
});

export const someBooking = () => ({
  id: randomUUID(),
  referenceNumber: 'BK20261121-7KQ4MZXP',
  customerName: 'Emily Carter',
});
export const someDriver = () => ({ id: randomUUID(), name: 'Elvin Mammadov' });
