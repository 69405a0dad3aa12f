import { HourlyTask } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findRestorableBuffers, restoreBuffer } from '../rides/holds/restore-buffers.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { RecordEdit } from './recording/record-edit.js';

/** Rides per run; the rest follow an hour later. */
const maxRides = 500;

/**
 * Restores the usual buffer of rides whose next ride was cancelled, removed or released; hourly, so that a cancelled
 * ride can be revived in its place. If the next ride is moved, the edit itself restores it.
 */
@Injectable()
export class RestoreShortenedBuffers extends HourlyTask {
  constructor(
    private readonly dataSource: DataSource,
    private readonly recordEdit: RecordEdit,
  ) {
    super();
  }

  async run(): Promise<void> {
    for (const ride of await findRestorableBuffers(this.dataSource.manager, maxRides)) {
      if (this.ending.aborted) return;
      await retryTransaction(this.dataSource, async (manager) => {
        const restored = await restoreBuffer(manager, ride);
        if (restored) await this.recordEdit.recordBuffer(manager, restored, 'system');
      });
    }
  }
}
