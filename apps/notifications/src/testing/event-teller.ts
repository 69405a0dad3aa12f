import type { EventDefinition } from '@chauffeur/contracts';
import { messagingEntities, Outbox, OutboxEntry, runWithCorrelation } from '@chauffeur/messaging';
import { DataSource, IsNull } from 'typeorm';

/** Tells events as another service would, and tells one a second time as a broker may. */
export class EventTeller {
  private readonly dataSource: DataSource;

  constructor(databaseUrl: string) {
    this.dataSource = new DataSource({ type: 'postgres', url: databaseUrl, entities: messagingEntities });
  }

  async open(): Promise<void> {
    await this.dataSource.initialize();
  }

  async close(): Promise<void> {
    await this.dataSource.destroy();
  }

  /** To this service alone: no other one is here to take it. */
  async tell<Data>(event: EventDefinition<Data>, data: Data): Promise<void> {
    const reactions = (event.reactions ?? []).filter((queue) => queue.startsWith('notifications.'));
    await runWithCorrelation('request-1', () =>
      this.dataSource.transaction((manager) => new Outbox().add(manager, { ...event, reactions }, data)),
    );
  }

  /** Brings every event of this kind once more; with `forgetting` as if it had never been handled. */
  async tellAgain(event: EventDefinition, { forgetting = false } = {}): Promise<void> {
    if (forgetting) await this.dataSource.query('DELETE FROM inbox');
    await this.dataSource.query(
      `UPDATE outbox SET published_at = NULL, delivery_progress = '{}' WHERE routing_key = $1`,
      [event.routingKey],
    );
  }

  /** True when every event has been handled. */
  async allHandled(): Promise<boolean> {
    return !(await this.dataSource.manager.existsBy(OutboxEntry, { publishedAt: IsNull() }));
  }
}
