import type { DemoBookingsResponse } from '@chauffeur/contracts/bookings/demo-bookings';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Counts the examples that are left. */
@Injectable()
export class ReadDemoBookings {
  constructor(private readonly dataSource: DataSource) {}

  async count(): Promise<DemoBookingsResponse> {
    const [row] = await this.dataSource.query<DemoBookingsResponse[]>(
      `SELECT (SELECT count(*)::int FROM demo_content_records JOIN bookings USING (id)) AS bookings,
              (SELECT count(*)::int FROM demo_content_records JOIN drivers USING (id)) AS drivers,
              (SELECT count(*)::int FROM demo_content_records JOIN vehicles USING (id)) AS vehicles`,
    );
    return row ?? { bookings: 0, drivers: 0, vehicles: 0 };
  }
}

export async function isDemoBooking(manager: EntityManager, id: string): Promise<boolean> {
  const [row] = await manager.query<{ isDemo: boolean }[]>(
    'SELECT EXISTS (SELECT FROM demo_content_records WHERE id = $1) AS "isDemo"',
    [id],
  );
  return row?.isDemo ?? false;
}
