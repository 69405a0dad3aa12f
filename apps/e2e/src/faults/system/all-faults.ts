import { rabbitmqKilled, redisKilled } from './broker-and-redis-killed.ts';
import { dayTurn } from './day-turn.ts';
import { diskFull } from './disk-full.ts';
import { eventsRepublished } from './events-republished.ts';
import type { SystemFault } from './fault.ts';
import { poisonMessages } from './poison-messages.ts';
import { postgresStopped } from './postgres-stopped.ts';
import { queuesDeleted } from './queues-deleted.ts';
import { relayAndConsumersKilled } from './relay-and-consumers-killed.ts';
import { servicesKilled } from './services-killed.ts';
import { sourcesDown } from './sources-down.ts';
import { statusChanges } from './status-changes.ts';

/** In the order of the table. Those with a product of their own stand last, so that the others share one. */
export const allFaults: readonly SystemFault[] = [
  rabbitmqKilled,
  redisKilled,
  postgresStopped,
  servicesKilled,
  relayAndConsumersKilled,
  eventsRepublished,
  poisonMessages,
  queuesDeleted,
  statusChanges,
  sourcesDown,
  diskFull,
  dayTurn,
];
