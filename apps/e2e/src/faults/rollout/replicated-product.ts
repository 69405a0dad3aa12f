import { productSettings, type FaultMailServer } from '../load/fault-mail-server.ts';
import { Balancer } from './balancer.ts';
import { Deployment, type Replica } from './deployment.ts';

/** Private servers, with a function that starts any number of replicas of each service. */
export interface ReplicaHost {
  /** All services, in the order in which they are started and replaced. */
  readonly services: readonly string[];
  readonly databases: Readonly<Record<string, string>>;
  /** @param ports ports of the balancers by service, for calls to other services */
  start(
    service: string,
    ports: Readonly<Record<string, number>>,
    variables: Readonly<Record<string, string>>,
  ): Promise<Replica>;
  /** Processes that ended unexpectedly or had to be killed, one line each. */
  readonly crashes: readonly string[];
  stop(): Promise<void>;
}

/** Seconds in which a process still responds after its signal, same as in k8s/base/settings.yaml. */
const drainSeconds = 6;

export type ReplicatedProduct = Awaited<ReturnType<typeof startReplicatedProduct>>;

/** Starts the product; `parts` stops it. */
export async function startReplicatedProduct(
  parts: AsyncDisposableStack,
  openHost: () => Promise<ReplicaHost>,
  mailServer: FaultMailServer,
) {
  const host = await openHost();
  parts.defer(() => host.stop());
  const ports: Record<string, number> = {};
  const deployments: Deployment[] = [];
  parts.defer(async () => void (await Promise.all(deployments.map((deployment) => deployment.stop()))));
  for (const name of host.services) {
    const balancer = new Balancer();
    ports[name] = await balancer.open();
    parts.defer(() => balancer.close());
    let isFirst = true;
    const start = () => {
      const variables = {
        DRAIN_SECONDS: process.env['DRAIN_SECONDS'] ?? String(drainSeconds),
        // In a cluster jobs do this; here the first replica of each service does.
        MIGRATE_ON_START: String(isFirst),
        SEED_DEMO_CONTENT: String(isFirst),
        ...productSettings(mailServer),
      };
      isFirst = false;
      return host.start(name, ports, variables);
    };
    deployments.push(new Deployment(name, balancer, start));
  }
  // Two replicas of each, in order: services come before those that call them.
  for (const deployment of [...deployments, ...deployments]) await deployment.add();
  return { host, site: `http://127.0.0.1:${ports['gateway']}`, deployments };
}
