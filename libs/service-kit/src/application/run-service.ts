import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { EnvironmentError, readEnvironment, serviceEnvironment } from '../environment/service-environment.js';
import type { ServiceApp } from './service-app.js';

const listenEnvironment = z.object(serviceEnvironment.pick({ HOST: true, PORT: true }).shape);

/** After a signal, what is in hand has this long to finish, in milliseconds, before the process ends anyway. */
const shutdownLimit = 20_000;

/** The whole of a service's main.ts: reads the environment, listens on HOST:PORT, stops cleanly on SIGTERM and SIGINT. */
export async function runService(
  createApp: (environment: Record<string, string | undefined>) => Promise<ServiceApp>,
): Promise<void> {
  try {
    const { HOST, PORT } = readEnvironment(listenEnvironment, process.env);
    const app = await createApp(process.env);
    stopOnSignal(app);
    const address = await app.listen(PORT, HOST);
    new Logger('Service').log({ event: 'listening', address });
  } catch (error) {
    if (error instanceof EnvironmentError) process.stderr.write(`${error.message}\n`);
    else new Logger('Service').fatal(error);
    process.exit(1);
  }
}

function stopOnSignal(app: ServiceApp): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    const logger = new Logger('Service');
    logger.log({ event: 'stopping', signal });
    setTimeout(() => process.exit(1), shutdownLimit).unref();
    try {
      await app.close();
      process.exit(0);
    } catch (error) {
      logger.error(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}
