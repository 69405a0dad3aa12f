import { setTimeout as pause } from 'node:timers/promises';
import type { Balancer } from './balancer.ts';
import type { Replica } from './replicas.ts';

/** Milliseconds, as k8s/base/every-workload.yaml has them. */
export const cluster = {
  /** readinessProbe */
  probePeriod: 5_000,
  probeFailures: 2,
  /** minReadySeconds */
  minReady: 5_000,
  /** lifecycle.preStop */
  beforeSignal: 5_000,
  /** Until every proxy has heard that a pod is leaving; the pause before the signal is there for that. */
  proxiesHear: 2_000,
};

/** The replicas of one service behind its balancer, kept and replaced as Kubernetes does. */
export class Deployment {
  readonly replicas: Replica[] = [];
  private readonly watches = new Map<Replica, NodeJS.Timeout>();
  private readonly leaving = new Set<Promise<void>>();

  constructor(
    readonly name: string,
    private readonly balancer: Balancer,
    private readonly start: () => Promise<Replica>,
  ) {}

  /** Starts one more and lists it as soon as it is ready. */
  async add(): Promise<void> {
    const replica = await this.start();
    this.replicas.push(replica);
    await replica.whenReady();
    this.balancer.list(replica.port);
    this.watch(replica);
  }

  /** Replaces each: a new one is ready for some seconds before an old one has to go (maxSurge 1, maxUnavailable 0). */
  async replaceAll(): Promise<number> {
    const old = [...this.replicas];
    for (const replica of old) {
      await this.add();
      await pause(cluster.minReady);
      this.remove(replica);
    }
    await Promise.all(this.leaving);
    return old.length;
  }

  /** Ends all at once. */
  async stop(): Promise<void> {
    for (const timer of this.watches.values()) clearInterval(timer);
    await Promise.all([...this.replicas.map((replica) => replica.stop()), ...this.leaving]);
  }

  /** Taken off the list a little after its end was decided, and told by a signal after the pause. */
  private remove(replica: Replica): void {
    clearInterval(this.watches.get(replica));
    this.replicas.splice(this.replicas.indexOf(replica), 1);
    const hear = pause(cluster.proxiesHear).then(() => this.balancer.takeOff(replica.port));
    const end = pause(cluster.beforeSignal).then(() => replica.stop());
    const gone = Promise.all([hear, end]).then(() => void this.leaving.delete(gone));
    this.leaving.add(gone);
  }

  private watch(replica: Replica): void {
    let failures = 0;
    const look = async () => {
      failures = (await isReady(replica.port)) ? 0 : failures + 1;
      if (!this.replicas.includes(replica)) return;
      if (failures === 0) this.balancer.list(replica.port);
      else if (failures >= cluster.probeFailures) this.balancer.takeOff(replica.port);
    };
    this.watches.set(replica, setInterval(() => void look(), cluster.probePeriod).unref());
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, {
      signal: AbortSignal.timeout(cluster.probePeriod),
      headers: { connection: 'close' },
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
