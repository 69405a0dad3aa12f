import { bookingStatuses, type BookingStatus } from '@chauffeur/contracts/bookings/booking';
import type { BookingStatistics } from '@chauffeur/contracts/bookings/statistics';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { changePercent, statisticsPeriod } from './statistics-period.rules.js';

type Period = ReturnType<typeof statisticsPeriod>;
interface Counted {
  status: BookingStatus;
  count: string;
}

@Injectable()
export class ReadStatistics {
  constructor(private readonly dataSource: DataSource) {}

  async read(now = new Date()): Promise<BookingStatistics> {
    const period = statisticsPeriod(now);
    const [byStatus, month, days] = await Promise.all([
      this.byStatus(),
      this.month(period),
      this.days(period),
    ]);
    const total = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
    return { total, byStatus, month, days };
  }

  private async byStatus(): Promise<Record<BookingStatus, number>> {
    const counted: Counted[] = await this.dataSource.query(
      'SELECT status, count(*) FROM bookings GROUP BY status',
    );
    return allStatuses(counted);
  }

  private async month(period: Period): Promise<BookingStatistics['month']> {
    const [counted]: Record<'this_month' | 'last_month' | 'last_month_to_date', string>[] =
      await this.dataSource.query(
        `SELECT count(*) FILTER (WHERE created_at >= $2) AS this_month,
                count(*) FILTER (WHERE created_at < $2) AS last_month,
                count(*) FILTER (WHERE created_at < $3) AS last_month_to_date
         FROM bookings WHERE created_at >= $1`,
        [period.lastMonth, period.thisMonth, period.lastMonthToDate],
      );
    const thisMonth = Number(counted?.this_month);
    const lastMonthToDate = Number(counted?.last_month_to_date);
    return {
      thisMonth,
      lastMonth: Number(counted?.last_month),
      lastMonthToDate,
      changePercent: changePercent(lastMonthToDate, thisMonth),
    };
  }

  private async days({ days, firstDay }: Period): Promise<BookingStatistics['days']> {
    const counted: (Counted & { date: string })[] = await this.dataSource.query(
      `SELECT (created_at AT TIME ZONE 'Asia/Baku')::date::text AS date, status, count(*)
       FROM bookings WHERE created_at >= $1 GROUP BY 1, 2`,
      [firstDay],
    );
    return days.map((date) => ({
      date,
      byStatus: allStatuses(counted.filter((entry) => entry.date === date)),
    }));
  }
}

/** Returns a count for every status, 0 without bookings. */
function allStatuses(counted: readonly Counted[]): Record<BookingStatus, number> {
  const counts = new Map(counted.map(({ status, count }) => [status, Number(count)]));
  const entries = bookingStatuses.map((status) => [status, counts.get(status) ?? 0] as const);
  return Object.fromEntries(entries) as Record<BookingStatus, number>;
}
