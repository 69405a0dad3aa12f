import { Registry, scrapedGauges } from '@chauffeur/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { plannedMessageStates } from '../planned-message.entity.js';

const gauges = {
  planned_messages: ['Emails that are or were planned for a later time, by state', 'state'],
  planned_messages_oldest_due_seconds: [
    'For how long the planned email that is most overdue has been due, 0 when none is',
  ],
} as const;

/** Exports metrics of planned messages. Every replica reports the same. */
@Injectable()
export class MeasurePlannedMessages implements OnModuleInit {
  constructor(
    private readonly registry: Registry,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    scrapedGauges(this.registry, gauges, async () => {
      const counts: { state: string; count: number }[] = await this.dataSource.query(
        'SELECT state, count(*)::int AS count FROM planned_messages GROUP BY state',
      );
      const [due]: { seconds: number }[] = await this.dataSource.query(
        `SELECT greatest(coalesce(extract(epoch FROM clock_timestamp() - min(due_at)), 0), 0)::float8 AS seconds
           FROM planned_messages WHERE state = 'planned'`,
      );
      const none = plannedMessageStates.map((state) => ({ state, count: 0 }));
      return {
        planned_messages: Object.fromEntries([...none, ...counts].map(({ state, count }) => [state, count])),
        planned_messages_oldest_due_seconds: due?.seconds ?? 0,
      };
    });
  }
}
