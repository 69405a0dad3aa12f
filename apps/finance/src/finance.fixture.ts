import { randomUUID } from 'node:crypto';
import type { EventDefinition } from '@chauffeur/contracts/events/event-definition';
import { transactionResponse, type TransactionRequest } from '@chauffeur/contracts/finance/transaction';
import { adminIdHeader } from '@chauffeur/contracts/http/headers';
import { problem, type Problem } from '@chauffeur/contracts/http/problem';
import { Outbox } from '@chauffeur/messaging';
import { createTestDatabase } from '@chauffeur/private-servers';
import { startTestService } from '@chauffeur/service-kit/testing';
import { createApp } from './app.js';

export const adminId = '0198c0de-0000-7000-8000-0000000000ad';

/** Starts the finance service; calls are made in the name of `adminId`. */
export async function startFinance() {
  const service = await startTestService(createApp, await createTestDatabase(), {
    headers: { [adminIdHeader]: adminId },
  });
  const { dataSource } = service;
  return {
    ...service,
    add: async (request: Partial<TransactionRequest> = {}, links: object = {}) =>
      transactionResponse.parse(
        (await service.call('POST', '/transactions', commandOf({ ...someFuel(), ...request }, links))).body,
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
