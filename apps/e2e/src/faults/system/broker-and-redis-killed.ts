import { setTimeout as pause } from 'node:timers/promises';
import type { Scene, Seen, SystemFault } from './fault.ts';

const seconds = 20;
const perSecond = 50;

/** A server is killed (-9) and comes back with its data while bookings come in at a pace that does not care. */
function killedServer(name: 'rabbitmq' | 'redis', called: string): SystemFault {
  return {
    name: `${name}-killed`,
    what: `${called} is killed (-9) and away for ${seconds} s under ${perSecond} bookings/s`,
    client: { manualEvery: 10, patience: 120_000 },
    async happen({ product, client, over, say }: Scene): Promise<Seen> {
      const server = product.servers[name];
      // Some are under way when it dies.
      const load = client.bookSteadily((seconds + 2) * perSecond, perSecond);
      await pause(1_000);
      await server.kill9();
      await pause(seconds * 1_000);
      say(`${client.accepted.length} of ${client.asked.length} accepted while it was away`);
      await server.restart();
      over();
      await load;
      return {};
    },
  };
}

export const rabbitmqKilled = killedServer('rabbitmq', 'RabbitMQ');
export const redisKilled = killedServer('redis', 'Redis');
