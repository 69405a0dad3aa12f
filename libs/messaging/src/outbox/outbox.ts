import { randomUUID } from 'node:crypto';
import type { EventDefinition } from '@chauffeur/contracts/events/event-definition';
import { currentTraceparent } from '@chauffeur/tracing';
import type { EntityManager } from 'typeorm';
import { currentCorrelationId } from '../envelope/correlation.js';
import type { TransportKind } from '../transport/reaction.js';
import { traceCreation } from '../transport/trace-events.js';

/** Far below what a broker takes (RabbitMQ 4: 16 MiB), so that no written event can be too big to be sent. */
const PAYLOAD_LIMIT_BYTES = 1024 * 1024;

/** Marks a transaction that wrote events: its commit wakes the relay of this process. */
export const HAS_EVENTS = 'hasEvents';

/** id, routing_key, payload, reactions, correlation_id, traceparent. */
type OutboxRow = [string, string, string, string[], string, string | null];

/** Where a service publishes what happened. */
export class Outbox {
  /** @param transport named in traces */
  constructor(private readonly transport?: TransportKind) {}

  /**
   * Writes the event in the transaction of the change that it is about: both are stored, or neither.
   *
   * Sent after the commit, at least once, and tried until it is sent. The order of two events is not promised,
   * not even of one producer: relays run side by side, rejected events wait, and queues are read several
   * messages at a time. A reaction that cares compares a version carried in the data.
   *
   * @throws when `manager` is in no transaction, when the data does not fit the contract, or is over 1 MiB.
   */
  async add<Data>(manager: EntityManager, event: EventDefinition<Data>, data: Data): Promise<void> {
    await this.addBy(manager, event, data, async (row) => {
      // Not the transaction's beginning: it may have waited for another one, whose event is earlier.
      await manager.query(
        `INSERT INTO outbox (id, routing_key, payload, reactions, correlation_id, traceparent, occurred_at)
         VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp())`,
        row,
      );
    });
  }

  /**
   * As `add`, by a statement of the caller's own, which writes other tables too.
   * @param insert gets the values of id, routing_key, payload, reactions, correlation_id and traceparent
   */
  async addBy<Data>(
    { queryRunner }: EntityManager,
    event: EventDefinition<Data>,
    data: Data,
    insert: (row: OutboxRow) => Promise<void>,
  ): Promise<void> {
    if (!queryRunner?.isTransactionActive) {
      throw new Error(`${event.routingKey}: an event is written in the transaction of its change`);
    }
    const payload = JSON.stringify(event.data.parse(data));
    if (Buffer.byteLength(payload) > PAYLOAD_LIMIT_BYTES) {
      throw new Error(`${event.routingKey}: the event's data is over ${PAYLOAD_LIMIT_BYTES} bytes`);
    }
    const id = randomUUID();
    const { routingKey, reactions = [] } = event;
    const correlationId = currentCorrelationId() ?? id;
    await traceCreation({ id, routingKey, correlationId }, this.transport, () =>
      insert([id, routingKey, payload, [...reactions], correlationId, currentTraceparent() ?? null]),
    );
    queryRunner.data[HAS_EVENTS] = true;
  }
}
