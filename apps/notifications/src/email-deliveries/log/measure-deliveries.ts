import { emailDeliveryStates } from '@chauffeur/contracts/notifications/email-delivery';
import { Registry, scrapedGauges } from '@chauffeur/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unsentSince } from './unsent-since.js';

const gauges = {
  email_deliveries: ['Emails of the delivery log by state', 'state'],
  email_oldest_unsent_seconds: [
    'Age of the oldest email that is neither sent nor failed, 0 when there is none',
  ],
} as const;

/** Exports metrics of the delivery log, which also has emails that no queue has. Every replica reports the same. */
@Injectable()
export class MeasureDeliveries implements OnModuleInit {
  constructor(
    private readonly registry: Registry,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    scrapedGauges(this.registry, gauges, async () => {
      const counts: { status: string; count: number }[] = await this.dataSource.query(
        'SELECT status, count(*)::int AS count FROM email_deliveries GROUP BY status',
      );
      const none = emailDeliveryStates.map((status) => ({ status, count: 0 }));
      return {
        email_deliveries: Object.fromEntries(
          [...none, ...counts].map(({ status, count }) => [status, count]),
        ),
        email_oldest_unsent_seconds: await this.oldestUnsent(),
      };
    });
  }

  private async oldestUnsent(): Promise<number> {
    const [row]: { seconds: number }[] = await this.dataSource.query(
      `SELECT coalesce(extract(epoch FROM clock_timestamp() - min(${unsentSince})), 0)::float8 AS seconds
         FROM email_deliveries WHERE status IN ('waiting', 'queued', 'willRetry')`,
    );
    return Math.max(0, row?.seconds ?? 0);
  }
}
