import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { EnvironmentError, readEnvironment, serviceEnvironment } from '../environment/service-environment.js';
import { startMetrics } from '../metrics/start-metrics.js';
import {
  commonCommands,
  runOperatorCommand,
  type OperatorCommands,
} from '../operators/run-operator-command.js';
import { collectStartupGarbage } from './collect-startup-garbage.js';
import type { ServiceApp } from './service-app.js';

type CreateApp = (environment: Record<string, string | undefined>) => Promise<ServiceApp>;

const listenEnvironment = serviceEnvironment.pick({
  HOST: true,
  PORT: true,
  METRICS_HOST: true,
  METRICS_PORT: true,
  DRAIN_SECONDS: true,
});

/** Milliseconds for a graceful stop after draining; then the process exits anyway. */
const shutdownTimeoutMs = 20_000;

/**
 * Runs a service; the whole of its main.ts. Reads the environment, listens on HOST:PORT, serves metrics on
 * METRICS_HOST:METRICS_PORT and stops gracefully on SIGTERM and SIGINT. With the argument `migrate` it migrates the database
 * and exits; with `dead-letters`, `events` or a name in `ownCommands` it runs that operator's command and exits.
 */
export async function runService(createApp: CreateApp, ownCommands: OperatorCommands = {}): Promise<void> {
  const service: { app?: ServiceApp } = {};
  try {
    if (process.argv[2] === 'migrate') {
      await migrate(createApp);
      process.exit(0);
    }
    const [name = '', ...args] = process.argv.slice(2);
    const commands = new Map(Object.entries({ ...commonCommands, ...ownCommands }));
    const command = commands.get(name);
    if (name !== '' && !command) {
      throw new EnvironmentError(
        `"${name}" is not a command; commands are: migrate, ${[...commands.keys()].join(', ')}`,
      );
    }
    if (command) process.exit(await runOperatorCommand(command, createApp, process.env, args));
    const { HOST, PORT, METRICS_HOST, METRICS_PORT, DRAIN_SECONDS } = readEnvironment(
      listenEnvironment,
      process.env,
    );
    stopOnSignal(service, DRAIN_SECONDS);
    if (METRICS_PORT !== undefined && METRICS_PORT !== 0 && METRICS_PORT === PORT) {
      throw new EnvironmentError('METRICS_PORT must be another port than PORT');
    }
    // Before the service is created, which may wait for its database.
    const metrics =
      METRICS_PORT === undefined ? undefined : await startMetrics({ port: METRICS_PORT, host: METRICS_HOST });
    // Before it listens, because its work begins before.
    service.app = await createApp(process.env);
    const address = await service.app.listen(PORT, HOST);
    new Logger('Service').log({ event: 'listening', address, metrics: metrics?.address });
    await collectStartupGarbage();
  } catch (error) {
    if (error instanceof EnvironmentError) process.stderr.write(`${error.message}\n`);
    else new Logger('Service').fatal(error);
    // Its work begins before it listens, and is finished also where it can't listen.
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    await service.app?.close().catch(() => undefined);
    process.exit(1);
  }
}

/** Creates the service, which migrates, and closes it, for jobs before a rollout. Safe to repeat and to run concurrently. */
async function migrate(createApp: CreateApp): Promise<void> {
  const app = await createApp({ ...process.env, MIGRATE_ON_START: 'true' });
  new Logger('Service').log({ event: 'migrated' });
  await app.close();
}

/** Installs the signal handlers. Called first, because process 1 of a container ignores signals that it has no handler for. */
function stopOnSignal(service: { app?: ServiceApp }, drainSeconds: number): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    const logger = new Logger('Service');
    logger.log({ event: 'stopping', signal });
    setTimeout(() => process.exit(1), drainSeconds * 1_000 + shutdownTimeoutMs).unref();
    try {
      if (service.app && drainSeconds > 0) {
        service.app.drain();
        await sleep(drainSeconds * 1_000);
      }
      // One that is not created yet, which may take long, has nothing in flight.
      await service.app?.close();
      process.exit(0);
    } catch (error) {
      logger.error('the service did not stop in order', error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}
