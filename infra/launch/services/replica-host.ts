import { freePort } from '@chauffeur/private-servers';
import { withoutOwnProduct } from './service-environment.ts';
import { SERVICES } from './service-list.ts';
import { startProcess, startServers } from './services-supervisor.ts';

/** Services that call others. */
const LAST = ['gateway', 'web'];

/** Starts private servers. Returns functions that start any number of processes of each service on them. */
export async function openReplicaHost() {
  const given = withoutOwnProduct();
  const { plan, stop } = await startServers(given, undefined, () => undefined);
  const crashes: string[] = [];
  const services = SERVICES.filter(({ name }) => name !== 'mailbox');

  /** @param ports ports of the balancers, by service */
  const start = async (name: string, ports: Record<string, number>, variables: Record<string, string>) => {
    const service = services.find((known) => known.name === name);
    if (!service) throw new Error(`there is no service ${name}`);
    const port = await freePort();
    const log = (line: string) => {
      if (/^ended \(|was killed$/.test(line)) crashes.push(`${name}: ${line}`);
      else if (given['LOG_LEVEL']) process.stdout.write(`${name} ${port}: ${line}\n`);
    };
    const publicUrl = `http://127.0.0.1:${ports['gateway']}`;
    const common = { ...plan, given: { ...given, ...variables }, ports, publicUrl };
    const replica = startProcess(service, { ...common, smtpPort: 0, gatewayHost: '127.0.0.1' }, log, port);
    return Object.assign(replica, { port });
  };
  return {
    // A service starts before those that call it. The web server is ready once the gateway responds.
    services: [...services.map(({ name }) => name).filter((name) => !LAST.includes(name)), ...LAST],
    databases: plan.databases,
    crashes,
    start,
    stop,
  };
}
