import { setTimeout as sleep } from 'node:timers/promises';
import type { Balancer } from './balancer.ts';

export interface Replica {
  readonly port: number;
  whenReady(): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds, same as in k8s/base/every-workload.yaml. */
const cluster = {
  /** minReadySeconds */
  minReady: 5_000,
  /** lifecycle.preStop */
  beforeSignal: 5_000,
  /** Until every proxy knows that a pod is ending; `beforeSignal` allows for this. */
  untilProxiesKnow: 2_000,
};

/** The replicas of one service behind its balancer. Replaces them as Kubernetes does. */
export class Deployment {
  readonly replicas: Replica[] = [];
  private readonly ending = new Set<Promise<void>>();

  constructor(
    readonly name: string,
    private readonly balancer: Balancer,
    private readonly start: () => Promise<Replica>,
  ) {}

  async add(): Promise<void> {
    const replica = await this.start();
    this.replicas.push(replica);
    await replica.whenReady();
    this.balancer.addReplica(replica.port);
  }

  /** Replaces each replica: a new one is ready for some seconds before an old one must end (maxSurge 1, maxUnavailable 0). */
  async replaceAll(): Promise<number> {
    const old = [...this.replicas];
    for (const replica of old) {
      await this.add();
      await sleep(cluster.minReady);
      this.remove(replica);
    }
    await Promise.all(this.ending);
    return old.length;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.replicas.map((replica) => replica.stop()), ...this.ending]);
  }

  /** Removes a replica: takes it off the list after the proxies' delay, and signals it after the longer delay. */
  private remove(replica: Replica): void {
    this.replicas.splice(this.replicas.indexOf(replica), 1);
    const takenOff = sleep(cluster.untilProxiesKnow).then(() => this.balancer.removeReplica(replica.port));
    const ended = sleep(cluster.beforeSignal).then(() => replica.stop());
    const end = Promise.all([takenOff, ended]).then(() => void this.ending.delete(end));
    this.ending.add(end);
  }
}
