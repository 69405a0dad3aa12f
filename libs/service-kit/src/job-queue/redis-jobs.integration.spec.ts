import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { emailQueueName } from '@chauffeur/contracts/notifications/email-job';
import { until } from '@chauffeur/private-servers';
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Job } from 'bullmq';
import { Redis } from 'ioredis';
import { JobProducer } from './job-producer.js';
import { redisJobs } from './redis-jobs.js';

const url = process.env['TEST_REDIS_URL'] ?? '';
const scaledObjects = new URL(
  '../../../../k8s/components/queue-autoscaling/scaled-objects.yaml',
  import.meta.url,
);

describe('jobs on Redis', () => {
  const name = `waiting-${randomUUID()}`;
  const redis = new Redis(url);
  let producer: JobProducer<{ number: number }>;

  beforeEach(async () => {
    producer = await JobProducer.open(redisJobs(url), name, {});
    // A producer has 2 s to connect; a busy machine may need longer.
    await until(() => producer.counts().then(Boolean, () => false), 30_000);
  });

  afterEach(async () => {
    await producer.close();
    const keys = await redis.keys(`bull:${name}:*`);
    await redis.del(...keys);
  });

  afterAll(() => redis.quit());

  it('are added at once even if their delay ends at that moment', async () => {
    await producer.add('count', 'job-1', { number: 1 });
    jest.spyOn(Job.prototype, 'isDelayed').mockResolvedValueOnce(true);
    await producer.addNow('count', 'job-1', { number: 1 });
    expect(await producer.counts()).toEqual({ waiting: 1, active: 0, delayed: 0 });
  });

  it('wait in the list whose length scales the email worker', async () => {
    for (const number of [1, 2, 3]) await producer.add('count', `job-${number}`, { number });
    expect(await redis.llen(`bull:${name}:wait`)).toBe(3);

    const lists = [...readFileSync(scaledObjects, 'utf8').matchAll(/listName: '([^']+)'/g)];
    expect(lists.map(([, list]) => list)).toEqual([`bull:${emailQueueName}:wait`]);
  });
});
