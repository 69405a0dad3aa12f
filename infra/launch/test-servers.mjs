import { startPostgres, startRabbitMQ, startRedis } from '@chauffeur/private-servers';

/** What starts each server, by the variable that gives specs its address. */
const STARTS = {
  TEST_POSTGRES_URL: startPostgres,
  TEST_RABBITMQ_URL: startRabbitMQ,
  TEST_REDIS_URL: startRedis,
};
/** @typedef {keyof typeof STARTS} ServerVariable */
export const SERVER_VARIABLES = /** @type {ServerVariable[]} */ (Object.keys(STARTS));

/**
 * Starts one of each named server for integration specs.
 * @param {ServerVariable[]} variables the servers, by the variables that specs read
 * @param {Record<string, string | undefined>} environment may name servers to be used instead
 * @param {(line: string) => void} log receives progress
 * @returns {Promise<{ environment: Record<string, string>, stop: () => Promise<void> }>} variables for the specs
 */
export async function startTestServers(variables, environment, log) {
  const progress = (/** @type {string} */ line) => {
    if (/^(installing|starting) /.test(line)) log(line);
  };
  const servers = await startTogether(variables.map((name) => STARTS[name]({ environment, log: progress })));
  return {
    environment: Object.fromEntries(variables.map((name, index) => [name, servers[index]?.url ?? ''])),
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

/**
 * Waits for servers that start at the same time; when one can't be started, stops the others and throws its error.
 * @template {readonly { stop: () => Promise<void> }[]} Servers
 * @param {{ [Index in keyof Servers]: Promise<Servers[Index]> }} starts
 * @returns {Promise<Servers>}
 */
export async function startTogether(starts) {
  const results = await Promise.allSettled(starts);
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') {
    await Promise.all(results.map(async (result) => result.status === 'fulfilled' && result.value.stop()));
    throw failure.reason;
  }
  return Promise.all(starts);
}
