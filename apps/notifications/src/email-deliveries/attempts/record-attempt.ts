import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { DeliveryAttempt } from './delivery-attempt.entity.js';
import { storeAttempts } from './store-attempts.js';
import { writeRetryDelay } from './write-retry-delay.js';

/** Writes attempts into the delivery log. */
@Injectable()
export class RecordAttempt {
  private readonly logger = new Logger(RecordAttempt.name);

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Writes the attempt, and retries for ten minutes while the database is unavailable: an accepted email that is not
   * recorded would be sent again.
   */
  async record(attempt: DeliveryAttempt, locked: EntityManager): Promise<void> {
    // Uses the locking connection first, and another one after it failed.
    let manager = locked;
    for (let failures = 1; ; failures += 1) {
      try {
        await storeAttempts(manager, [attempt]);
        return;
      } catch (error) {
        const wait = writeRetryDelay(failures, error);
        if (wait === undefined) throw error;
        this.logger.warn(`attempt at email ${attempt.deliveryId} not recorded; retrying`, error);
        await delay(wait);
        manager = this.dataSource.manager;
      }
    }
  }
}
