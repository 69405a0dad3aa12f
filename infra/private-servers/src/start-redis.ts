import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namedServer, startServer, type PrivateServer, type PrivateServerOptions } from './private-server.js';
import { freePort, serverReplies } from './processes/free-port.js';
import { ServerProcess } from './processes/server-process.js';
import { createTemporaryFolder } from './processes/temporary-folder.js';
import { findOrInstall } from './programs/find-program.js';

const REDIS = {
  name: 'Redis',
  programs: ['redis-server', 'valkey-server'],
  aptPackage: 'redis-server',
  variable: 'REDIS_URL',
};

/** Starts a private Redis with an append-only file, or uses the one in REDIS_URL. Throws ServerError. */
export async function startRedis(options: PrivateServerOptions = {}): Promise<PrivateServer> {
  const named = namedServer(REDIS.variable, ['redis', 'rediss'], options);
  if (named) return named;
  const program = await findOrInstall(REDIS, options.log);
  const port = await freePort();
  const password = randomBytes(18).toString('hex');
  const folder = await createTemporaryFolder('redis');
  const configuration = join(folder, 'redis.conf');
  const settings = [
    'bind 127.0.0.1',
    `port ${port}`,
    `dir ${JSON.stringify(folder)}`,
    `requirepass ${password}`,
    'daemonize no',
    // As BullMQ requires: each write goes to the append-only file, and nothing is evicted.
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory-policy noeviction',
  ];
  await writeFile(configuration, `${settings.join('\n')}\n`, { mode: 0o600 });
  return startServer({
    name: REDIS.name,
    url: `redis://:${password}@127.0.0.1:${port}`,
    folder,
    temporary: true,
    stopSignal: 'SIGTERM',
    signal: options.signal,
    // It responds once its data is loaded.
    isReady: () => serverReplies(port, `AUTH ${password}\r\nPING\r\n`, '+PONG'),
    launch: async () => [
      new ServerProcess({ command: program, args: [configuration], cwd: folder, log: options.log }),
    ],
  });
}
