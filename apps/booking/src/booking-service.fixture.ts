import { randomUUID } from 'node:crypto';
import { adminIdHeader } from '@chauffeur/contracts/http/headers';
import { createTestDatabase } from '@chauffeur/private-servers';
import { startTestService, type TestService } from '@chauffeur/service-kit/testing';
import { createApp } from './app.js';
import { AdoptBookings } from './rides/adopt/adopt-bookings.js';

export interface RunningBookingService extends TestService {
  /** The admin in whose name calls are made. */
  readonly adminId: string;
  count(sql: string, ...values: unknown[]): Promise<number>;
}

export async function startBookingService(): Promise<RunningBookingService> {
  const adminId = randomUUID();
  const service = await startTestService(createApp, await createTestDatabase(), {
    variables: { LINK_SECRET: 'link-secret-of-this-spec' },
    headers: { [adminIdHeader]: adminId },
  });
  // Its runs, one a minute, would change what specs write.
  await service.provider(AdoptBookings).stop();
  // Specs book days in 2099, so that they stay ahead.
  await service.client.query('UPDATE booking_rules SET horizon_days = 40000');
  return {
    ...service,
    adminId,
    async count(sql, ...values) {
      const { rows } = await service.client.query<{ count: string }>(`SELECT count(*) FROM ${sql}`, values);
      return Number(rows[0]?.count);
    },
  };
}
