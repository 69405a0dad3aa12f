import { bookingResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingStatistics } from '@chauffeur/contracts/bookings/statistics';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { bookingCommand } from '../new-bookings/booking-command.fixture.js';
import { changePercent, statisticsPeriod } from './statistics-period.rules.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
beforeEach(() => service.client.query('DELETE FROM bookings'));
afterAll(() => service.stop());

async function add(createdAt: Date, status = 'pending'): Promise<void> {
  const { body } = await service.call('POST', '/bookings', bookingCommand());
  const { id } = bookingResponse.parse(body);
  const set = 'UPDATE bookings SET created_at = $2, status = $3 WHERE id = $1';
  await service.client.query(set, [id, createdAt, status]);
}

const read = async () => bookingStatistics.parse((await service.call('GET', '/bookings/statistics')).body);

describe('the statistics of bookings', () => {
  it('are zeros without bookings, for thirty days', async () => {
    const statistics = await read();
    expect(statistics).toMatchObject({
      total: 0,
      byStatus: { pending: 0, confirmed: 0, completed: 0, cancelled: 0 },
      month: { thisMonth: 0, lastMonth: 0, lastMonthToDate: 0, changePercent: null },
    });
    expect(statistics.days).toHaveLength(30);
    expect(statistics.days.at(-1)?.date).toBe(todayInBaku());
  });

  it('count by status, by day in Baku and by month [B2.3.1, B2.3.6, B7.25]', async () => {
    const { firstDay, thisMonth, lastMonth, days } = statisticsPeriod(new Date());
    const before = (moment: Date) => new Date(moment.getTime() - 1);
    await add(new Date());
    await add(thisMonth, 'confirmed');
    await add(before(thisMonth), 'completed');
    await add(lastMonth, 'cancelled');
    await add(before(lastMonth), 'cancelled');
    await add(firstDay, 'completed');
    await add(before(firstDay), 'completed');
    const statistics = await read();
    expect(statistics.total).toBe(7);
    expect(statistics.byStatus).toEqual({ pending: 1, confirmed: 1, completed: 3, cancelled: 2 });

    const made = [
      new Date(),
      thisMonth,
      before(thisMonth),
      lastMonth,
      before(lastMonth),
      firstDay,
      before(firstDay),
    ];
    const { lastMonthToDate } = statisticsPeriod(new Date());
    const within = (from: Date, to: Date) => made.filter((moment) => moment >= from && moment < to).length;
    const now = new Date(Date.now() + 60_000);
    const expected = [
      within(thisMonth, now),
      within(lastMonth, thisMonth),
      within(lastMonth, lastMonthToDate),
    ];
    const { month } = statistics;
    expect([month.thisMonth, month.lastMonth, month.lastMonthToDate]).toEqual(expected);
    expect(month.changePercent).toBe(changePercent(expected[2] ?? 0, expected[0] ?? 0));

    const perDay = statistics.days.map(({ date, byStatus }) => [
      date,
      Object.values(byStatus).reduce((sum, count) => sum + count, 0),
    ]);
    expect(perDay).toEqual(
      days.map((date) => [date, made.filter((moment) => todayInBaku(moment) === date).length]),
    );
    expect(statistics.days[0]?.byStatus.completed).toBeGreaterThanOrEqual(1);
  });
});
