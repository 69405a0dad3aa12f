import { anonymisedName } from '@chauffeur/contracts/retention';
import { HourlyTask } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FINANCE_ENVIRONMENT, type FinanceEnvironment } from '../environment.js';

/** Removes names and free texts from old transactions; amount, type, day and booking reference stay for the accounts. */
@Injectable()
export class AnonymiseOldTransactions extends HourlyTask {
  constructor(
    @Inject(FINANCE_ENVIRONMENT)
    private readonly environment: Pick<FinanceEnvironment, 'TRANSACTION_RETENTION_MONTHS'>,
    private readonly dataSource: DataSource,
  ) {
    super();
  }

  run(): Promise<unknown> {
    return this.dataSource.query(
      `UPDATE transactions
       SET customer_name = CASE WHEN customer_name IS NOT NULL THEN $2 END,
         driver_name = CASE WHEN driver_name IS NOT NULL THEN $2 END,
         description = $2, notes = NULL, receipt_url = NULL, version = version + 1, updated_at = now()
       WHERE transaction_date < (now() AT TIME ZONE 'Asia/Baku')::date - make_interval(months => $1)
         AND description <> $2`,
      [this.environment.TRANSACTION_RETENTION_MONTHS, anonymisedName],
    );
  }
}
