import { HourlyTask } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FollowDriver } from '../ride-progress/follow-driver.js';
import { retryTransaction } from '../rides/retry-transaction.js';

/** Removes expired sessions of devices; a driver who can't answer in any other way is no longer asked. */
@Injectable()
export class PurgeDriverSessions extends HourlyTask {
  constructor(
    private readonly dataSource: DataSource,
    private readonly followDriver: FollowDriver,
  ) {
    super();
  }

  async run(): Promise<void> {
    const drivers = await this.dataSource.query<{ id: string }[]>(
      'SELECT DISTINCT driver_id AS id FROM driver_sessions WHERE ends_at < now()',
    );
    for (const { id } of drivers) {
      if (this.ending.aborted) return;
      await retryTransaction(this.dataSource, async (manager) => {
        await manager.query('DELETE FROM driver_sessions WHERE driver_id = $1 AND ends_at < now()', [id]);
        await this.followDriver.closeOffers(manager, id);
      });
    }
  }
}
