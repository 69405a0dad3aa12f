import { readOptions } from '@chauffeur/bench/command-options';
import type { Fault } from '../harness/fault.ts';
import { runFaults, suiteOptions, type SuiteSetup } from '../harness/run-faults.ts';
import { dayTurn } from './day-turn.ts';
import { diskFull } from './disk-full.ts';
import { lastVehicle } from './last-vehicle.ts';
import { eventsRepublished, poisonMessages, queuesDeleted } from './message-faults.ts';
import { postgresStopped, rabbitmqKilled, redisKilled } from './servers-down.ts';
import { relayAndConsumersKilled, servicesKilled } from './services-killed.ts';
import { sourcesDown } from './sources-down.ts';
import { statusChanges } from './status-changes.ts';

/** In the order of the table. Those with their own product are last, so that the others share one. */
export const systemFaults: readonly Fault[] = [
  rabbitmqKilled,
  redisKilled,
  postgresStopped,
  servicesKilled,
  relayAndConsumersKilled,
  eventsRepublished,
  poisonMessages,
  queuesDeleted,
  statusChanges,
  lastVehicle,
  sourcesDown,
  diskFull,
  dayTurn,
];
export const systemFaultsOptions = suiteOptions(systemFaults.map(({ name }) => name));

/** Not under test; the defaults would only make runs longer. */
const settings = {
  EMAIL_RATE_PER_SECOND: '1000',
  EMAIL_FIRST_RETRY_SECONDS: '1',
  EMAIL_SWEEP_SECONDS: '2',
  STATUS_MAIL_DELAY_SECONDS: '0',
};

/** Returns the exit code: 0 if every promise held, 1 if one did not or was not checked, 2 for invalid arguments. */
export async function testSystemFaults(setup: SuiteSetup): Promise<number> {
  const options = readOptions('npm run test:faults --', systemFaultsOptions, setup.args);
  if (!options) return 2;
  const chosen = systemFaults.filter(({ name }) => options.only.includes(name));
  return (await runFaults(setup, 'test:faults', chosen, { ...options, settings })) ? 0 : 1;
}
