import type { DeadLetterService } from '@chauffeur/messaging';
import { handleDeadLetters } from './handle-dead-letters.js';
import { deadLettersCommand, deadLettersUsage, eventsCommand, eventsUsage } from './operator-command.js';

/** The part of a service that operators' commands use. */
export interface OperatedService {
  /** The dead letters of its reactions; undefined for a service without events. */
  deadLetters(): DeadLetterService | undefined;
  /** See `resendEvents` of messaging; rejects for a service without a database. */
  resendEvents(queue: string, since?: Date): Promise<number>;
  close(): Promise<void>;
}

type Print = (line: string) => void;
type Command = (app: OperatedService, print: Print) => Promise<void>;

const commands: Readonly<Record<string, { usage: string; parse(args: readonly string[]): Command }>> = {
  'dead-letters': { usage: deadLettersUsage, parse: parseDeadLetters },
  // The name until this release.
  parked: { usage: deadLettersUsage, parse: parseDeadLetters },
  events: { usage: eventsUsage, parse: parseEvents },
};

/** Whether `main.js NAME …` is one of the operator's commands. */
export function isOperatorCommand(name: string | undefined): name is string {
  return name !== undefined && Object.hasOwn(commands, name);
}

/**
 * `main.js dead-letters …` and `main.js events …` of a service. The service is created and closed again without having
 * listened, published or consumed anything. Resolves with the exit code.
 */
export async function runOperatorCommand(
  createApp: (environment: Record<string, string | undefined>) => Promise<OperatedService>,
  environment: Record<string, string | undefined>,
  [name = '', ...args]: readonly string[],
): Promise<number> {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  let command: Command | undefined;
  try {
    command = commands[name]?.parse(args);
  } catch {
    // Not understood, as below.
  }
  if (!command) {
    print(commands[name]?.usage ?? '');
    return 2;
  }
  const app = await createApp({ ...environment, MIGRATE_ON_START: 'false', LOG_LEVEL: 'error' });
  try {
    await command(app, print);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    await app.close();
  }
}

function parseDeadLetters(args: readonly string[]): Command {
  const command = deadLettersCommand(args);
  return async (app, print) => {
    const deadLetters = app.deadLetters();
    if (!deadLetters) return print('this service consumes no events');
    const store = await deadLetters.open();
    try {
      await handleDeadLetters(command, deadLetters.queues(), store, print);
    } finally {
      await store.close();
    }
  };
}

function parseEvents(args: readonly string[]): Command {
  const { queue, since } = eventsCommand(args);
  return async (app, print) => print(`${await app.resendEvents(queue, since)} sent again to ${queue}`);
}
