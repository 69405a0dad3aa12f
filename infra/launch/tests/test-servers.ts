import { startPostgres, startRabbitMQ, startRedis } from '@chauffeur/private-servers';

/** Functions that start the servers, by the variable that passes their address to specs. */
const STARTS = {
  TEST_POSTGRES_URL: startPostgres,
  TEST_RABBITMQ_URL: startRabbitMQ,
  TEST_REDIS_URL: startRedis,
};
type ServerVariable = keyof typeof STARTS;
export const SERVER_VARIABLES = Object.keys(STARTS) as ServerVariable[];

/**
 * Starts each named server for integration specs, or uses the environment's.
 * @returns variables with the servers' addresses, for the specs
 */
export async function startTestServers(
  variables: ServerVariable[],
  environment: Record<string, string | undefined>,
  log: (line: string) => void,
) {
  const progress = (line: string) => {
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

/** Waits for servers that start concurrently. If one can't start, stops the others and throws its error. */
export async function startTogether<Servers extends readonly { stop: () => Promise<void> }[]>(starts: {
  [Index in keyof Servers]: Promise<Servers[Index]>;
}): Promise<Servers> {
  const results = await Promise.allSettled(starts);
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') {
    await Promise.all(results.map(async (result) => result.status === 'fulfilled' && result.value.stop()));
    throw failure.reason;
  }
  return Promise.all(starts);
}
