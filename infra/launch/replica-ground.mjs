import { freePort } from '@chauffeur/private-servers';
import { withoutOwnProduct } from './service-environment.mjs';
import { SERVICES } from './service-list.mjs';
import { startProcess, startServers } from './services-supervisor.mjs';

/** Those that call others. */
const LAST = ['gateway', 'web'];

/** Private servers of data, and the means to start any number of processes of each service on them. */
export async function openReplicaGround() {
  const given = withoutOwnProduct(process.env);
  const { plan, stop } = await startServers(given, undefined, () => undefined);
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
    const log = (/** @type {string} */ line) => {
      if (/^ended \(|was killed$/.test(line)) crashes.push(`${name}: ${line}`);
      else if (given['LOG_LEVEL']) process.stdout.write(`${name} ${port}: ${line}\n`);
    };
    const publicUrl = `http://127.0.0.1:${ports['gateway']}`;
    const common = { ...plan, given: { ...given, ...variables }, ports, publicUrl };
    const replica = startProcess(service, { ...common, smtpPort: 0, gatewayHost: '127.0.0.1' }, log, port);
    return Object.assign(replica, { port });
  };
  return {
    // A service starts before those that call it; the pages' server is ready when the gateway responds.
    services: [...services.map(({ name }) => name).filter((name) => !LAST.includes(name)), ...LAST],
    databases: plan.databases,
    crashes,
    start,
    stop,
  };
}
