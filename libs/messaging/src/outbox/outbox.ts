import { randomUUID } from 'node:crypto';
import type { EventDefinition } from '@chauffeur/contracts/events/event-definition';
import { currentTraceparent } from '@chauffeur/tracing';
import type { EntityManager } from 'typeorm';
import { currentCorrelationId } from '../envelope/correlation.js';
import type { TransportKind } from '../transport/reaction.js';
import { traceCreation } from '../transport/trace-events.js';

/** Far below the broker's limit (RabbitMQ 4: 16 MiB), so that every event in the outbox can be sent. */
const PAYLOAD_LIMIT_BYTES = 1024 * 1024;

/** Marks a transaction that wrote events: its commit wakes the relay of this process. */
export const HAS_EVENTS = 'hasEvents';

/** id, routing_key, payload, reactions, correlation_id, traceparent. */
type OutboxRow = [string, string, string, string[], string, string | null];

/** Publishes a service's events by the transactional outbox pattern. */
export class Outbox {
  /** @param transport name for traces */
  constructor(private readonly transport?: TransportKind) {}

  /**
   * Writes the event in the transaction of the change that it reports: both are stored, or neither.
   *
   * The event is sent after the commit, at least once, with retries until it is sent. Order is not guaranteed, not even
   * between events of one producer: relays run concurrently, rejected events back off, and consumers prefetch. If order
   * matters to a reaction, it compares a version in the data.
   *
   * @throws if `manager` is not in a transaction, or the data does not match the contract or exceeds 1 MiB.
   */
  async add<Data>(manager: EntityManager, event: EventDefinition<Data>, data: Data): Promise<void> {
    await this.addBy(manager, event, data, async (row) => {
      // Not now(), which is when the transaction began: it may have waited for a lock of one whose event came first.
      await manager.query(
        `INSERT INTO outbox (id, routing_key, payload, reactions, correlation_id, traceparent, occurred_at)
         VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp())`,
        row,
      );
    });
  }

  /** Same as `add`, for callers that insert the row in a statement of their own, together with other writes. */
  async addBy<Data>(
    { queryRunner }: EntityManager,
    event: EventDefinition<Data>,
    data: Data,
    insert: (row: OutboxRow) => Promise<void>,
  ): Promise<void> {
    if (!queryRunner?.isTransactionActive) {
      throw new Error(
        `${event.routingKey}: the outbox needs the transaction of the change that the event reports`,
      );
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
