import { setTimeout as sleep } from 'node:timers/promises';
import type { QueueBase } from 'bullmq';
import type { JobQueueBackend } from './job-queue-backend.js';

/** How often the first connection to a database is tried. */
const connectAttempts = 30;

/**
 * Opens a queue or a worker: on a database when it responds, on Redis at once. BullMQ never forgets a first connection
 * to a database that failed, and a worker would then ask for jobs without a pause, so each attempt is a new one.
 */
export async function openConnected<Opened extends Pick<QueueBase, 'waitUntilReady' | 'close'>>(
  { kind }: JobQueueBackend,
  open: () => Opened,
): Promise<Opened> {
  for (let attempt = 1; ; attempt += 1) {
    const opened = open();
    try {
      if (kind === 'postgresql') await opened.waitUntilReady();
      return opened;
    } catch (error) {
      await opened.close().catch(() => undefined);
      if (attempt === connectAttempts) throw error;
      await sleep(1_000);
    }
  }
}
