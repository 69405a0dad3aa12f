import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkAddress, namedServer } from '../named-server.js';
import type { PrivateServer, PrivateServerOptions } from '../private-server.js';
import { freePort } from '../processes/free-port.js';
import { ServerProcess } from '../processes/server-process.js';
import { ServerError } from '../server-error.js';
import { aptInstall, aptWorks } from '../sources/apt.js';
import { chooseSource } from '../sources/choose-source.js';
import { startContainer } from '../sources/container-server.js';
import { dockerAnswers } from '../sources/docker.js';
import { findBinary } from '../sources/find-binary.js';
import { startNative } from '../sources/native-server.js';
import { redisAnswers } from './redis-answers.js';
import { redisArguments, redisConfiguration } from './redis-settings.js';

const IMAGE = 'redis:8-alpine';
const PROGRAMS = [
  'redis-server',
  'valkey-server',
  '/opt/homebrew/bin/redis-server',
  '/usr/local/bin/redis-server',
];

/**
 * Starts a Redis with an append-only file for this run alone, or takes the one that REDIS_URL names.
 * Throws ServerError.
 */
export async function startRedis(options: PrivateServerOptions = {}): Promise<PrivateServer> {
  const source = await chooseSource({
    name: 'Redis',
    variable: 'REDIS_URL',
    address: (options.environment ?? process.env)['REDIS_URL'],
    dockerAnswers,
    findBinary: findRedis,
    aptWorks,
  });
  if (source.kind === 'address') {
    return namedServer('REDIS_URL', checkAddress('REDIS_URL', source.url, ['redis', 'rediss']));
  }
  const port = await freePort();
  const password = randomBytes(18).toString('hex');
  const url = `redis://:${password}@127.0.0.1:${port}`;
  const answers = (): Promise<boolean> => redisAnswers(port, password);
  if (source.kind === 'docker') {
    const name = `chauffeur-redis-${randomBytes(6).toString('hex')}`;
    const plan = { name, image: IMAGE, port, containerPort: 6379, command: redisArguments(password) };
    return startContainer(plan, url, answers, options.log);
  }
  if (source.kind === 'apt') await aptInstall(['redis-server'], options.log);
  const program = source.kind === 'binary' ? source.path : findRedis();
  if (program === undefined) {
    throw new ServerError('not-installed', 'redis-server was not found after its installation.');
  }
  return startNative(async (folder) => {
    const configuration = join(folder, 'redis.conf');
    await writeFile(configuration, redisConfiguration({ port, folder, password }), { mode: 0o600 });
    return {
      name: 'Redis',
      url,
      answers,
      launch: () =>
        Promise.resolve([
          ServerProcess.start({ command: program, args: [configuration], cwd: folder, log: options.log }),
        ]),
    };
  }, 'redis');
}

function findRedis(): string | undefined {
  return findBinary(PROGRAMS);
}
