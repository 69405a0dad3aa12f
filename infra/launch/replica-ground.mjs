import { randomBytes } from 'node:crypto';
import { freePort, guardAgainstOrphans } from '@chauffeur/private-servers';
import { serviceEnvironment } from './service-environment.mjs';
import { SERVICES } from './service-list.mjs';
import { provision, startServers } from './services-supervisor.mjs';
import { SupervisedProcess } from './supervised-process.mjs';
import { inRoot, root } from './workspace.mjs';

/** Nothing of the operator's own product steers one that is started to be replaced. */
const KEPT = /^(PATH|HOME|TMPDIR|LANG|LOG_LEVEL|NODE_OPTIONS|CHAUFFEUR_.*)$/;

/** Those that call others. */
const LAST = ['gateway', 'web'];

/**
 * Private servers of data, and the means to start any number of processes of each service on them.
 * @param {Record<string, string | undefined>} environment
 */
export async function openReplicaGround(environment) {
  const given = Object.fromEntries(Object.entries(environment).filter(([name]) => KEPT.test(name)));
  /** @type {(() => Promise<void>)[]} */
  const ends = [];
  const servers = await startServers(given, ends, () => undefined);
  const databases = await provision(servers.postgres.adminUrl);
  const internalToken = randomBytes(32).toString('base64url');
  const jwtSecret = randomBytes(32).toString('base64url');
  /** @type {string[]} */
  const crashes = [];
  const services = SERVICES.filter(({ name }) => name !== 'mailbox');

  /**
   * @param {string} name
   * @param {Record<string, number>} ports of the balancers, by service
   * @param {Record<string, string>} variables
   */
  const start = async (name, ports, variables) => {
    const service = services.find((known) => known.name === name);
    if (!service) throw new Error(`there is no service ${name}`);
    const port = await freePort();
    const env = serviceEnvironment(service, {
      given: { ...given, ...variables },
      ports,
      smtpPort: 0,
      gatewayHost: '127.0.0.1',
      databases,
      rabbitmqUrl: servers.rabbitmq.url,
      redisUrl: servers.redis.url,
      internalToken,
      jwtSecret,
      publicUrl: `http://127.0.0.1:${ports['gateway']}`,
    });
    const replica = new SupervisedProcess({
      name,
      url: `http://127.0.0.1:${port}`,
      program: inRoot('apps', name, 'dist', 'main.js'),
      env: { ...env, PORT: String(port) },
      cwd: root,
      log: (line) => {
        if (/^ended \(|was killed$/.test(line)) crashes.push(`${name}: ${line}`);
        else if (given['LOG_LEVEL']) process.stdout.write(`${name} ${port}: ${line}\n`);
      },
      guard: guardAgainstOrphans,
    });
    return {
      port,
      get pid() {
        return replica.pid;
      },
      whenReady: () => replica.whenReady(),
      stop: () => replica.stop(),
    };
  };
  return {
    // Who is called before who calls; the pages' server is ready when the gateway answers.
    services: [...services.map(({ name }) => name).filter((name) => !LAST.includes(name)), ...LAST],
    databases,
    crashes,
    start,
    stop: async () => {
      for (const end of ends.toReversed()) await end();
    },
  };
}
