import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namedServer, startServer, type PrivateServer, type PrivateServerOptions } from './private-server.js';
import { freePort, portListens, serverReplies } from './processes/free-port.js';
import { ServerProcess } from './processes/server-process.js';
import { createTemporaryFolder } from './processes/temporary-folder.js';
import { until } from './processes/until.js';
import { findOrInstall } from './programs/find-program.js';

const RABBITMQ = {
  name: 'RabbitMQ',
  // Debian's command in /usr/sbin switches users and reads /etc, so the actual program comes first.
  programs: ['/usr/lib/rabbitmq/bin/rabbitmq-server', 'rabbitmq-server'],
  aptPackage: 'rabbitmq-server',
  variable: 'RABBITMQ_URL',
};
const EPMD = { ...RABBITMQ, name: "Erlang's epmd", programs: ['epmd'], aptPackage: 'erlang-base' };

/** AMQP 0-9-1: the header that a client sends first, and the class and method of the broker's Connection.Start. */
const AMQP = { header: 'AMQP\0\0\u0009\u0001', connectionStart: '\0\u000A\0\u000A' };

/** `settings` are further lines of `rabbitmq.conf` for a private server. */
export type RabbitMQOptions = PrivateServerOptions & { settings?: readonly string[] };

/** Starts a private RabbitMQ, or uses the one in RABBITMQ_URL. Throws ServerError. */
export async function startRabbitMQ(options: RabbitMQOptions = {}): Promise<PrivateServer> {
  const named = namedServer(RABBITMQ.variable, ['amqp', 'amqps'], options);
  if (named) return named;
  const program = await findOrInstall(RABBITMQ, options.log);
  const epmd = await findOrInstall(EPMD, options.log);
  const [port, distributionPort, epmdPort] = [await freePort(), await freePort(), await freePort()];
  const [user, password] = ['chauffeur', randomBytes(18).toString('hex')];
  const folder = await createTemporaryFolder('rabbitmq');
  const at = (name: string): string => join(folder, name);
  const settings = [
    `default_user = ${user}`,
    `default_pass = ${password}`,
    'log.file.level = warning',
    'disk_free_limit.absolute = 50MB',
    ...(options.settings ?? []),
  ];
  await mkdir(at('data'));
  await writeFile(at('rabbitmq.conf'), `${settings.join('\n')}\n`, { mode: 0o600 });
  await writeFile(at('enabled_plugins'), '[].\n');
  await writeFile(at('rabbitmq-env.conf'), '');

  // Isolates it from other brokers on the machine.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(RABBITMQ_|ERL_)/.test(name));
  const env = {
    ...Object.fromEntries(inherited),
    HOME: folder,
    ERL_EPMD_PORT: String(epmdPort),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_NODENAME: `chauffeur-rabbitmq-${randomBytes(6).toString('hex')}@localhost`,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_DIST_PORT: String(distributionPort),
    RABBITMQ_MNESIA_BASE: at('data'),
    RABBITMQ_LOG_BASE: at('log'),
    RABBITMQ_PID_FILE: at('broker.pid'),
    RABBITMQ_CONFIG_FILE: at('rabbitmq.conf'),
    RABBITMQ_ENABLED_PLUGINS_FILE: at('enabled_plugins'),
    RABBITMQ_CONF_ENV_FILE: at('rabbitmq-env.conf'),
    // Otherwise a shell starts the broker, and its exit code is 0 whatever ended the broker.
    RUNNING_UNDER_SYSTEMD: 'true',
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
  };
  return startServer({
    name: RABBITMQ.name,
    url: `amqp://${user}:${password}@127.0.0.1:${port}`,
    folder,
    temporary: true,
    stopSignal: 'SIGTERM',
    signal: options.signal,
    isReady: () => serverReplies(port, AMQP.header, AMQP.connectionStart),
    launch: async () => {
      // Started first: if the broker finds no Erlang port mapper, it starts one that never ends.
      const mapper = new ServerProcess({ command: epmd, args: [], env, cwd: folder });
      await until(async () => !mapper.isRunning || (await portListens(epmdPort)), 10_000);
      return [mapper, new ServerProcess({ command: program, args: [], cwd: folder, env, log: options.log })];
    },
  });
}
