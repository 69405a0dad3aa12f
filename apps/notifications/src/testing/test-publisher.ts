import type { EventDefinition } from '@chauffeur/contracts/events/event-definition';
import { Outbox, runWithCorrelation } from '@chauffeur/messaging';
import { DataSource } from 'typeorm';
import type { DeliveryAttempt } from '../email-deliveries/attempts/delivery-attempt.entity.js';
import { storeAttempts } from '../email-deliveries/attempts/store-attempts.js';

/** Publishes events as another service would, and redelivers them as a broker may. */
export class TestPublisher {
  /**
   * Without it, bookings are published with reminders off and rides far in the future: the examples have a real date,
   * near which a reminder would be due.
   */
  remindsCustomers = false;
  /** The running service's data source, whose commits wake its relay: otherwise the relay polls after a second. */
  service: DataSource | undefined;
  private readonly dataSource: DataSource;

  constructor(databaseUrl: string) {
    this.dataSource = new DataSource({ type: 'postgres', url: databaseUrl });
  }

  async open(): Promise<void> {
    await this.dataSource.initialize();
  }

  async close(): Promise<void> {
    await this.dataSource.destroy();
  }

  /** Publishes to this service only: no other one consumes here. */
  async publish<Data>(event: EventDefinition<Data>, data: Data): Promise<void> {
    const reactions = (event.reactions ?? []).filter((queue) => queue.startsWith('notifications.'));
    const published = this.remindsCustomers ? data : farAhead(data);
    await runWithCorrelation('request-1', () =>
      (this.service ?? this.dataSource).transaction((manager) =>
        new Outbox().add(manager, { ...event, reactions }, published),
      ),
    );
  }

  /** Redelivers every event of this kind; with `forgetting` as if it had never been handled. */
  async republish(event: EventDefinition, { forgetting = false } = {}): Promise<void> {
    if (forgetting) await this.dataSource.query('DELETE FROM inbox');
    await this.dataSource.query(
      `UPDATE outbox SET published_at = NULL, delivery_progress = '{}' WHERE routing_key = $1`,
      [event.routingKey],
    );
  }

  /** Writes an attempt as the worker does. */
  recordAttempt(attempt: DeliveryAttempt): Promise<void> {
    return storeAttempts(this.dataSource.manager, [attempt]);
  }

  /** Returns whether every event has been handled. */
  async allHandled(): Promise<boolean> {
    const unpublished: unknown[] = await this.dataSource.query(
      'SELECT FROM outbox WHERE published_at IS NULL LIMIT 1',
    );
    return unpublished.length === 0;
  }
}

function farAhead<Data>(data: Data): Data {
  const { booking } = data as { booking?: object };
  const startsAt = '2099-12-05T10:30:00.000Z';
  return booking ? { ...data, booking: { ...booking, startsAt, remindersOff: true } } : data;
}
