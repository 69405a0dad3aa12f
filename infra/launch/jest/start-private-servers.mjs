import { startTestServers } from '../test-servers.mjs';
import { integrationRun } from './integration-run.mjs';

/** Starts what integration specs need, once, unless `npm test` has done so or none of them is going to run. */
export default async function startPrivateServers() {
  if (!integrationRun.needsServers || integrationRun.servers) return;
  if (['TEST_POSTGRES_URL', 'TEST_RABBITMQ_URL', 'TEST_REDIS_URL'].every((name) => process.env[name])) return;
  const servers = await startTestServers(process.env, (line) => process.stderr.write(`${line}\n`));
  Object.assign(process.env, servers.environment);
  integrationRun.servers = servers;
}
