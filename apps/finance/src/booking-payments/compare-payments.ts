import { HourlyTask } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { totalUsd } from '../transactions/total-usd.js';
import { UpdateBookingPayments } from '../transactions/update-booking-payments.js';

/** Number of transactions compared by one statement. */
const batchSize = 5_000;

/** Before and after the id of every booking. */
const [nil, max] = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** SQL: the booking of the last transaction of a batch that begins after booking `$1`; none in the last batch. */
const endOfBatch = `
  SELECT booking_id AS id FROM transactions WHERE booking_id > $1 ORDER BY booking_id OFFSET ${batchSize - 1} LIMIT 1`;

/** SQL: bookings after `$1`, up to `$2`, whose revenue differs from what was reported. */
const differing = `
  SELECT booking_id AS id
    FROM (SELECT booking_id, ${totalUsd('true')} AS received_usd
            FROM transactions
           WHERE booking_id > $1 AND booking_id <= $2 AND transaction_type = 'revenue' AND status = 'completed'
           GROUP BY booking_id) AS sums
    FULL JOIN (SELECT * FROM booking_payments WHERE booking_id > $1 AND booking_id <= $2) AS known USING (booking_id)
   WHERE coalesce(sums.received_usd, 0) <> coalesce(known.received_usd, 0)
   ORDER BY booking_id`;

/**
 * Reports revenue from before it was counted, and what a replica of the previous release writes during a rollout. In
 * batches, so that no statement grows with the number of bookings.
 */
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
    let after: string | undefined = nil;
    while (after !== undefined && !this.ending.aborted) after = await this.compareBatch(after);
  }

  /** Returns the last booking of the batch; undefined after the last batch. */
  private async compareBatch(after: string): Promise<string | undefined> {
    const [end] = await this.dataSource.query<{ id: string }[]>(endOfBatch, [after]);
    const found = await this.dataSource.query<{ id: string }[]>(differing, [after, end?.id ?? max]);
    for (const { id } of found) {
      if (this.ending.aborted) return undefined;
      await this.dataSource.transaction((manager) => this.updateBookingPayments.update(manager, [id]));
    }
    return end?.id;
  }
}
