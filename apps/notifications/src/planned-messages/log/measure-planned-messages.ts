import { Registry, scrapedGauges } from '@chauffeur/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { plannedMessageStates } from '../planned-message.entity.js';

const messages = {
  name: 'planned_messages',
  help: 'Emails that are or were planned for a later time, by state',
  labelNames: ['state'],
};
const oldestDue = {
  name: 'planned_messages_oldest_due_seconds',
  help: 'For how long the planned email that is most overdue has been due, 0 when none is',
};

/** Exports metrics of planned messages. Every replica reports the same. */
@Injectable()
export class MeasurePlannedMessages implements OnModuleInit {
  constructor(
    private readonly registry: Registry,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    scrapedGauges(this.registry, [messages, oldestDue], async () => {
      const counts: { state: string; count: number }[] = await this.dataSource.query(
        'SELECT state, count(*)::int AS count FROM planned_messages GROUP BY state',
      );
      const [due]: { seconds: number }[] = await this.dataSource.query(
        `SELECT greatest(coalesce(extract(epoch FROM clock_timestamp() - min(due_at)), 0), 0)::float8 AS seconds
           FROM planned_messages WHERE state = 'planned'`,
      );
      return [
        ...plannedMessageStates.map((state) => ({
          ...messages,
          labels: { state },
          value: counts.find((each) => each.state === state)?.count ?? 0,
        })),
        { ...oldestDue, value: due?.seconds ?? 0 },
      ];
    });
  }
}
