import { staffAddress } from '../fault-mail-server.ts';
import { Balancer } from './balancer.ts';
import { Deployment } from './deployment.ts';
import type { OpenGround, Replica, ReplicaGround } from './replicas.ts';

/** Seconds in which a process still answers after its signal, as k8s/base/settings.yaml has it. */
const leaveSeconds = 6;

/** Every service with two replicas behind a balancer of its own. */
export class ReplicatedProduct {
  private constructor(
    readonly ground: ReplicaGround,
    readonly site: string,
    readonly deployments: readonly Deployment[],
    private readonly balancers: readonly Balancer[],
  ) {}

  /** @param smtpUrl the mail server of the product's mails */
  static async open(openGround: OpenGround, smtpUrl: string, replicas = 2): Promise<ReplicatedProduct> {
    const ground = await openGround();
    const balancers: Balancer[] = [];
    const ports: Record<string, number> = {};
    const deployments: Deployment[] = [];
    const product = () => {
      return new ReplicatedProduct(ground, `http://127.0.0.1:${ports['gateway']}`, deployments, balancers);
    };
    try {
      for (const name of ground.services) {
        const balancer = new Balancer();
        balancers.push(balancer);
        ports[name] = await balancer.open();
        let isFirst = true;
        const start = () => {
          const variables = variablesOf(smtpUrl, isFirst);
          isFirst = false;
          return ground.start(name, ports, variables);
        };
        deployments.push(new Deployment(name, balancer, start));
      }
      for (let count = 0; count < replicas; count += 1) {
        for (const deployment of deployments) await deployment.add();
      }
      return product();
    } catch (error) {
      await product().close();
      throw error;
    }
  }

  /** Of the first replica, past the balancer. */
  addressOf(service: string): string {
    return `http://127.0.0.1:${this.first(service).port}`;
  }

  /** Process id of the first replica. */
  pidOf(service: string): number {
    const { pid } = this.first(service);
    if (pid === undefined) throw new Error(`${service} does not run`);
    return pid;
  }

  async close(): Promise<void> {
    await Promise.all(this.deployments.map((deployment) => deployment.stop()));
    await Promise.all(this.balancers.map((balancer) => balancer.close()));
    await this.ground.stop();
  }

  private first(service: string): Replica {
    const replica = this.deployments.find(({ name }) => name === service)?.replicas[0];
    if (!replica) throw new Error(`there is no ${service}`);
    return replica;
  }
}

function variablesOf(smtpUrl: string, isFirst: boolean): Record<string, string> {
  return {
    LEAVE_SECONDS: process.env['LEAVE_SECONDS'] ?? String(leaveSeconds),
    // In a cluster jobs do it; here the first of each service does.
    MIGRATE_ON_START: String(isFirst),
    SEED_DEMO_CONTENT: String(isFirst),
    WRITE_LIMIT_PER_MINUTE: '1000000',
    ADMIN_EMAIL: staffAddress,
    MAIL_FROM: 'rides@company.example',
    SMTP_URL: smtpUrl,
  };
}
