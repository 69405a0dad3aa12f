import { startPostgres, startRabbitMQ, startRedis } from '@chauffeur/private-servers';

/**
 * Starts one of each server for integration specs. Throws ServerError when one can't be had; then none is left running.
 * @param {Record<string, string | undefined>} environment may name servers to be used instead
 * @param {(line: string) => void} log receives progress
 * @returns {Promise<{ environment: Record<string, string>, stop: () => Promise<void> }>} variables for the specs
 */
export async function startTestServers(environment, log) {
  const progress = (/** @type {string} */ line) => {
    if (/^(installing|starting) /.test(line)) log(line);
  };
  const starts = await Promise.allSettled([
    startPostgres({ environment }),
    startRabbitMQ({ environment, log: progress }),
    startRedis({ environment, log: progress }),
  ]);
  const stop = async () => {
    await Promise.all(
      starts.map(async (start) => (start.status === 'fulfilled' ? start.value.stop() : undefined)),
    );
  };
  const [postgres, rabbitmq, redis] = starts;
  if (postgres.status === 'fulfilled' && rabbitmq.status === 'fulfilled' && redis.status === 'fulfilled') {
    return {
      environment: {
        TEST_POSTGRES_URL: postgres.value.url,
        TEST_RABBITMQ_URL: rabbitmq.value.url,
        TEST_REDIS_URL: redis.value.url,
      },
      stop,
    };
  }
  await stop();
  throw starts.find((start) => start.status === 'rejected')?.reason;
}
