import { Registry, scrapedGauges } from '@chauffeur/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { holdConflicts } from './holds/hold-conflicts.js';

const gauges = {
  rides_without_vehicle: ['Pending and confirmed rides ahead, with a time, that hold no vehicle'],
} as const;

/** Publishes metrics of what rides could not get; every replica reports the same rides. */
@Injectable()
export class MeasureRides implements OnModuleInit {
  constructor(
    private readonly registry: Registry,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.registry.registerMetric(holdConflicts);
    scrapedGauges(this.registry, gauges, async () => {
      const [row]: { count: number }[] = await this.dataSource.query(
        `SELECT count(*)::int AS count
           FROM bookings booking
          WHERE booking.starts_at > now() AND booking.status IN ('pending', 'confirmed')
            AND NOT EXISTS (SELECT FROM occupancies held
                             WHERE held.booking_id = booking.id AND held.vehicle_id IS NOT NULL)`,
      );
      return { rides_without_vehicle: row?.count ?? 0 };
    });
  }
}
