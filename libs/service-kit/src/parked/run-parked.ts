import type { ServiceApp } from '../application/service-app.js';
import { handleParked } from './handle-parked.js';
import { parkedCommand, parkedUsage, type ParkedCommand } from './parked-command.js';

/**
 * `main.js parked …` of a service: its own parked messages. The service is put together and taken apart without having
 * listened, told or heard anything. Resolves with the exit code.
 */
export async function runParked(
  createApp: (environment: Record<string, string | undefined>) => Promise<ServiceApp>,
  environment: Record<string, string | undefined>,
  args: readonly string[],
): Promise<number> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  let command: ParkedCommand;
  try {
    command = parkedCommand(args);
  } catch {
    say(parkedUsage);
    return 2;
  }
  const app = await createApp({ ...environment, MIGRATE_ON_START: 'false', LOG_LEVEL: 'error' });
  try {
    const desk = app.parked();
    if (!desk) {
      say('this service hears no events');
      return 0;
    }
    const store = await desk.open();
    try {
      await handleParked(command, desk.queues(), store, say);
    } finally {
      await store.close();
    }
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    await app.close();
  }
}
