import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkAddress, namedServer } from '../named-server.js';
import type { PrivateServer, PrivateServerOptions } from '../private-server.js';
import { freePort, portListens } from '../processes/free-port.js';
import { ServerProcess } from '../processes/server-process.js';
import { until } from '../processes/until.js';
import { ServerError } from '../server-error.js';
import { aptInstall, aptWorks } from '../sources/apt.js';
import { chooseSource } from '../sources/choose-source.js';
import { startContainer } from '../sources/container-server.js';
import { dockerAnswers } from '../sources/docker.js';
import { startNative, type NativePlan } from '../sources/native-server.js';
import { findRabbitmqPrograms, type RabbitmqPrograms } from './rabbitmq-programs.js';
import { rabbitmqAnswers } from './rabbitmq-answers.js';
import { epmdEnvironment, rabbitmqConfiguration, rabbitmqEnvironment } from './rabbitmq-settings.js';

const IMAGE = 'rabbitmq:4-alpine';

/**
 * Starts a RabbitMQ for this run alone, or takes the one that RABBITMQ_URL names. Throws ServerError.
 */
export async function startRabbitMQ(options: PrivateServerOptions = {}): Promise<PrivateServer> {
  const source = await chooseSource({
    name: 'RabbitMQ',
    variable: 'RABBITMQ_URL',
    address: (options.environment ?? process.env)['RABBITMQ_URL'],
    dockerAnswers,
    findBinary: () => findRabbitmqPrograms()?.server,
    aptWorks,
  });
  if (source.kind === 'address') {
    return namedServer('RABBITMQ_URL', checkAddress('RABBITMQ_URL', source.url, ['amqp', 'amqps']));
  }
  const port = await freePort();
  const user = 'chauffeur';
  const password = randomBytes(18).toString('hex');
  const url = `amqp://${user}:${password}@127.0.0.1:${port}`;
  const name = `chauffeur-rabbitmq-${randomBytes(6).toString('hex')}`;
  if (source.kind === 'docker') {
    const environment = { RABBITMQ_DEFAULT_USER: user, RABBITMQ_DEFAULT_PASS: password };
    const plan = { name, image: IMAGE, port, containerPort: 5672, environment };
    return startContainer(plan, url, () => rabbitmqAnswers(port), options.log);
  }
  if (source.kind === 'apt') await aptInstall(['rabbitmq-server'], options.log);
  const programs = findRabbitmqPrograms();
  if (programs === undefined) {
    throw new ServerError('not-installed', 'rabbitmq-server or epmd was not found on this machine.');
  }
  return startNative(
    (folder) => planBroker(folder, { name, port, user, password, url, programs }, options.log),
    'rabbitmq',
  );
}

async function planBroker(
  folder: string,
  broker: {
    name: string;
    port: number;
    user: string;
    password: string;
    url: string;
    programs: RabbitmqPrograms;
  },
  log?: (line: string) => void,
): Promise<NativePlan> {
  const [distributionPort, epmdPort] = [await freePort(), await freePort()];
  const facts = { ...broker, folder, node: `${broker.name}@localhost`, distributionPort, epmdPort };
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'rabbitmq.conf'), rabbitmqConfiguration(broker), { mode: 0o600 });
  await writeFile(join(folder, 'enabled_plugins'), '[].\n');
  await writeFile(join(folder, 'rabbitmq-env.conf'), '');
  const inherited = Object.entries(process.env).filter(([name]) => !/^(RABBITMQ_|ERL_)/.test(name));
  const environment = Object.fromEntries(inherited);
  return {
    name: 'RabbitMQ',
    url: broker.url,
    answers: () => rabbitmqAnswers(broker.port),
    launch: async () => [
      await startEpmd(
        broker.programs.epmd,
        epmdPort,
        { ...environment, ...epmdEnvironment(epmdPort) },
        folder,
      ),
      ServerProcess.start({
        command: broker.programs.server,
        args: [],
        cwd: folder,
        env: { ...environment, ...rabbitmqEnvironment(facts) },
        log,
      }),
    ],
  };
}

/** Starts Erlang's port mapper; the broker must find it listening, else it starts one that nobody owns. */
async function startEpmd(
  command: string,
  port: number,
  env: NodeJS.ProcessEnv,
  cwd: string,
): Promise<ServerProcess> {
  const mapper = ServerProcess.start({ command, args: [], env, cwd });
  await until(async () => !mapper.isRunning || (await portListens(port)), 10_000);
  return mapper;
}
