import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_VARIABLES, startTestServers } from '../tests/test-servers.ts';
import { integrationRun } from './integration-run.mjs';

/** Starts the servers that the selected integration specs need, unless the environment has their addresses. */
export default async function startPrivateServers() {
  if (integrationRun.servers) return;
  const named = [...integrationRun.projects].flatMap(namedServers);
  const wanted = SERVER_VARIABLES.filter((name) => named.includes(name) && !process.env[name]);
  if (wanted.length === 0) return;
  const servers = await startTestServers(wanted, process.env, (line) => process.stderr.write(`${line}\n`));
  Object.assign(process.env, servers.environment);
  integrationRun.servers = servers;
}

/**
 * Returns the variables of the servers that a project needs, found by their names in its specs and fixtures. Most
 * projects create databases by `createTestDatabase` or `ReusedDatabase`, which read the variable of PostgreSQL.
 * @param {string} rootDir
 */
function namedServers(rootDir) {
  const files = globSync('dist/**/*.js', { cwd: rootDir });
  const text = files.map((file) => readFileSync(join(rootDir, file), 'utf8')).join('\n');
  return SERVER_VARIABLES.filter(
    (name) =>
      text.includes(name) || (name === 'TEST_POSTGRES_URL' && /createTestDatabase|ReusedDatabase/.test(text)),
  );
}
