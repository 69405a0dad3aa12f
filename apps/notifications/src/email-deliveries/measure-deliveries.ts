import { emailDeliveryStates } from '@chauffeur/contracts';
import { Metrics, type MetricDefinition } from '@chauffeur/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';

const deliveries: MetricDefinition = {
  name: 'email_deliveries',
  help: 'Mails of the delivery log by what has become of them',
  labels: ['state'],
};
const oldest: MetricDefinition = {
  name: 'email_oldest_unsent_seconds',
  help: 'Since the oldest mail that is neither sent nor given up was asked for, 0 when there is none',
  labels: [],
};

/** Shows the delivery log, which knows of mails that no queue has; every replica tells the same of it. */
@Injectable()
export class MeasureDeliveries implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.metrics.gauges([deliveries, oldest], async () => {
      const counts: { status: string; count: number }[] = await this.dataSource.query(
        'SELECT status, count(*)::int AS count FROM email_deliveries GROUP BY status',
      );
      return [
        ...emailDeliveryStates.map((state) => ({
          name: deliveries.name,
          labels: { state },
          value: counts.find(({ status }) => status === state)?.count ?? 0,
        })),
        { name: oldest.name, labels: {}, value: await this.oldestUnsent() },
      ];
    });
  }

  private async oldestUnsent(): Promise<number> {
    // One that staff send again was asked for anew: when is not kept, but it has not been left alone since its last change.
    const [row]: { seconds: number }[] = await this.dataSource.query(
      `SELECT coalesce(extract(epoch FROM clock_timestamp()
                - min(CASE WHEN round = 1 THEN created_at ELSE updated_at END)), 0)::float8 AS seconds
         FROM email_deliveries WHERE status IN ('waiting', 'queued', 'willRetry')`,
    );
    return Math.max(0, row?.seconds ?? 0);
  }
}
