import { emailQueueName } from '@chauffeur/contracts/notifications/email-job';
import { Redis } from 'ioredis';
import type { Client } from 'pg';

/** Removes jobs from the queue as a failure of Redis would. */
export class QueueFailures {
  /** @param store URL of a Redis, or the database that stores the jobs */
  constructor(private readonly store: string | Client) {}

  async loseAll(): Promise<void> {
    if (typeof this.store === 'string') await inRedis(this.store, (redis) => redis.flushdb());
    else await this.store.query('TRUNCATE bullmq.job, bullmq.meta CASCADE');
  }

  /** Removes one waiting job, as after a restored backup. */
  async lose(jobId: string): Promise<void> {
    if (typeof this.store !== 'string') {
      await this.store.query('DELETE FROM bullmq.job WHERE id = $1', [jobId]);
      return;
    }
    await inRedis(this.store, async (redis) => {
      await redis.lrem(`bull:${emailQueueName}:wait`, 0, jobId);
      await redis.del(`bull:${emailQueueName}:${jobId}`);
    });
  }
}

async function inRedis(url: string, work: (redis: Redis) => Promise<unknown>): Promise<void> {
  const redis = new Redis(url);
  await work(redis);
  await redis.quit();
}
