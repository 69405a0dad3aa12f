import { bookingStatuses } from '@chauffeur/contracts/bookings/booking';
import type { BookingStatistics } from '@chauffeur/contracts/bookings/statistics';
import { dashboardResponse } from '@chauffeur/contracts/dashboard/dashboard';
import { noProgress } from '@chauffeur/contracts/bookings/crew/ride-state';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

const byStatus = { pending: 1, confirmed: 2, completed: 3, cancelled: 4 } satisfies Record<
  (typeof bookingStatuses)[number],
  number
>;
const statistics: BookingStatistics = {
  total: 10,
  byStatus,
  month: { thisMonth: 28, lastMonth: 40, lastMonthToDate: 25, changePercent: 12 },
  days: [{ date: '2026-11-21', byStatus }],
};
const item = { ...bookingExample, driver: null, progress: noProgress };
const responses: Record<string, unknown> = {
  '/bookings/statistics': statistics,
  '/bookings?pageSize=5': { items: [item], total: 1, totalIsAtLeast: false, page: 1, pageSize: 5 },
  '/staff/cars': [{ isAvailable: true }, { isAvailable: false }, { isAvailable: true }],
  '/staff/services': [{}, {}],
  '/staff/tours': [{}],
};
let unavailable = new Set<string>();
let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await startGateway((request, response) => {
    const path = request.url ?? '';
    if (unavailable.has(path)) return void response.destroy();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(responses[path]));
  });
});
afterAll(() => gateway.stop());

const read = () =>
  fetch(`${gateway.address}/api/admin/dashboard`, {
    headers: { authorization: `Bearer ${gateway.token()}` },
  });

describe('the dashboard', () => {
  it('composes the numbers of bookings and catalogue [B2.3.6, B7.26, B7.27, B7.28, B9.20]', async () => {
    unavailable = new Set();
    expect(dashboardResponse.parse(await (await read()).json())).toEqual({
      bookings: statistics,
      cars: { total: 3, available: 2 },
      services: 2,
      tours: 1,
      recentBookings: [item],
    });
  });

  it('shows the bookings while the catalogue is unavailable', async () => {
    unavailable = new Set(['/staff/cars', '/staff/services', '/staff/tours']);
    const shown = dashboardResponse.parse(await (await read()).json());
    expect(shown).toMatchObject({ bookings: statistics, cars: null, services: null, tours: null });
  });

  it('is unavailable without the bookings, and rejects requests without a session', async () => {
    unavailable = new Set(['/bookings/statistics']);
    expect((await read()).status).toBe(503);
    expect((await fetch(`${gateway.address}/api/admin/dashboard`)).status).toBe(401);
  });
});
