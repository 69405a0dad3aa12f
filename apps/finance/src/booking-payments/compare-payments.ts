import { HourlyTask } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { totalUsd } from '../transactions/total-usd.js';
import { UpdateBookingPayments } from '../transactions/update-booking-payments.js';

/** SQL: bookings whose revenue differs from what was reported. */
const differing = `
  SELECT booking_id AS id
    FROM (SELECT booking_id, ${totalUsd('true')} AS received_usd
            FROM transactions
           WHERE booking_id IS NOT NULL AND transaction_type = 'revenue' AND status = 'completed'
           GROUP BY booking_id) AS sums
    FULL JOIN booking_payments AS known USING (booking_id)
   WHERE coalesce(sums.received_usd, 0) <> coalesce(known.received_usd, 0)`;

/** Reports revenue from before it was counted, and what a replica of the previous release writes during a rollout. */
@Injectable()
export class ComparePayments extends HourlyTask {
  protected override readonly firstDelayMs = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly updateBookingPayments: UpdateBookingPayments,
  ) {
    super();
  }

  async run(): Promise<void> {
    const found = await this.dataSource.query<{ id: string }[]>(differing);
    for (const { id } of found) {
      await this.dataSource.transaction((manager) => this.updateBookingPayments.update(manager, [id]));
    }
  }
}
