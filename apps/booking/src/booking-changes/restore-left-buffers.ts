import { HourlyTask } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findLeftBuffers, restoreBuffer } from '../rides/holds/restore-buffers.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { RecordEdit } from './record-edit.js';

/** In one attempt; the others have theirs an hour later. */
const maxRides = 500;

/**
 * Gives rides their usual buffer back where the next one was cancelled, removed or released; where it was moved they have it
 * at once. Within the hour a cancelled ride can be revived in its place.
 */
@Injectable()
export class RestoreLeftBuffers extends HourlyTask {
  constructor(
    private readonly dataSource: DataSource,
    private readonly recordEdit: RecordEdit,
  ) {
    super();
  }

  async run(): Promise<void> {
    for (const ride of await findLeftBuffers(this.dataSource.manager, maxRides)) {
      await retryTransaction(this.dataSource, async (manager) => {
        const restored = await restoreBuffer(manager, ride);
        if (restored) await this.recordEdit.recordBuffer(manager, restored, 'system');
      });
    }
  }
}
