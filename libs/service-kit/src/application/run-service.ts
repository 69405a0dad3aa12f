import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { EnvironmentError, readEnvironment, serviceEnvironment } from '../environment/service-environment.js';
import { startMetrics } from '../metrics/start-metrics.js';
import { runParked } from '../parked/run-parked.js';
import { migrateService } from './migrate-service.js';
import type { ServiceApp } from './service-app.js';

const listenEnvironment = z.object(
  serviceEnvironment.pick({ HOST: true, PORT: true, METRICS_PORT: true, LEAVE_SECONDS: true }).shape,
);

/** After a signal, what is in hand has this long to finish, in milliseconds, before the process ends anyway. */
const shutdownLimit = 20_000;

/**
 * The whole of a service's main.ts: reads the environment, listens on HOST:PORT, tells metrics on HOST:METRICS_PORT, stops
 * cleanly on SIGTERM and SIGINT. With the argument `migrate` it brings the database up to date and ends; with `parked` it
 * lists, redelivers or discards messages that its reactions could not handle, and ends.
 */
export async function runService(
  createApp: (environment: Record<string, string | undefined>) => Promise<ServiceApp>,
): Promise<void> {
  try {
    if (process.argv[2] === 'migrate') {
      await migrateService(createApp, process.env);
      process.exit(0);
    }
    if (process.argv[2] === 'parked') {
      process.exit(await runParked(createApp, process.env, process.argv.slice(3)));
    }
    const { HOST, PORT, METRICS_PORT, LEAVE_SECONDS } = readEnvironment(listenEnvironment, process.env);
    const service: { app?: ServiceApp } = {};
    stopOnSignal(service, LEAVE_SECONDS);
    const metrics = METRICS_PORT === undefined ? undefined : await tellMetrics(METRICS_PORT, PORT, HOST);
    service.app = await createApp(process.env);
    const address = await service.app.listen(PORT, HOST);
    new Logger('Service').log({ event: 'listening', address, metrics });
  } catch (error) {
    if (error instanceof EnvironmentError) process.stderr.write(`${error.message}\n`);
    else new Logger('Service').fatal(error);
    process.exit(1);
  }
}

/**
 * Before the service is made, so that one that waits for its database can be looked at. Answers the address; it is logged
 * later, by the service's logger.
 */
async function tellMetrics(port: number, publicPort: number, host: string): Promise<string> {
  if (port !== 0 && port === publicPort) {
    throw new EnvironmentError('METRICS_PORT must be another port than PORT');
  }
  const { address } = await startMetrics({ port, host });
  return address;
}

/** From the first moment, because as process 1 of a container a process without handlers ignores these signals. */
function stopOnSignal(service: { app?: ServiceApp }, leaveSeconds: number): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    const logger = new Logger('Service');
    logger.log({ event: 'stopping', signal });
    setTimeout(() => process.exit(1), leaveSeconds * 1_000 + shutdownLimit).unref();
    try {
      if (service.app && leaveSeconds > 0) {
        service.app.leave();
        await pause(leaveSeconds * 1_000);
      }
      // One that is still waiting for its database has nothing in hand.
      await service.app?.close();
      process.exit(0);
    } catch (error) {
      logger.error(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}
