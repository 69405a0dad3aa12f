import { startServices } from '../../../../infra/launch/services/services-supervisor.ts';
import type { StartedProduct } from './product.ts';

/** Services that are involved in a booking and its emails. Not the mailbox, which stands in for an external mail server. */
const bookingPath = ['gateway', 'catalogue', 'pricing', 'booking', 'notifications', 'email-worker'];

/** Starts every service as a separate process on RabbitMQ, Redis and PostgreSQL. */
export async function startServicesProduct(
  env: NodeJS.ProcessEnv,
  log: (line: string) => void,
): Promise<StartedProduct> {
  const services = await startServices({ env, log });
  const killable = bookingPath.flatMap((name) => services.processes[name] ?? []);
  return {
    siteUrl: services.siteUrl,
    mailboxUrl: services.mailboxUrl,
    stores: {
      databases: Object.values(services.databases),
      rabbitmq: services.servers.rabbitmq.url,
      redis: services.servers.redis.url,
    },
    async killNow() {
      await Promise.all(killable.map((service) => service.kill9()));
    },
    async recover() {
      await Promise.all(killable.map((service) => service.whenReady()));
    },
    stop: () => services.stop(),
  };
}
