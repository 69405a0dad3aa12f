import type { DeadLetterService } from '@chauffeur/messaging';
import type { Type } from '@nestjs/common';
import { handleDeadLetters } from './handle-dead-letters.js';
import { deadLettersCommand, deadLettersUsage, eventsCommand, eventsUsage } from './operator-command.js';

/** The part of a service that operators' commands use. */
export interface OperatedService {
  /** The dead letters of its reactions; undefined for a service without events. */
  deadLetters(): DeadLetterService | undefined;
  /** Calls `resendEvents` of messaging; rejects if the service has no database. */
  resendEvents(queue: string, since?: Date): Promise<number>;
  /** Returns a provider of the service's module, for the service's own commands. */
  provider<Provider>(type: Type<Provider>): Provider;
  close(): Promise<void>;
}

type Print = (line: string) => void;
type Command = (app: OperatedService, print: Print) => Promise<void>;

/** A command line command. If `parse` throws, the usage is printed. */
export interface OperatorCommand {
  readonly usage: string;
  parse(args: readonly string[]): Command;
}

export type OperatorCommands = Readonly<Record<string, OperatorCommand>>;

export const commonCommands: OperatorCommands = {
  'dead-letters': { usage: deadLettersUsage, parse: parseDeadLetters },
  // The former name of dead-letters.
  parked: { usage: deadLettersUsage, parse: parseDeadLetters },
  events: { usage: eventsUsage, parse: parseEvents },
};

/**
 * Runs a command on the service, which is created and closed without listening, publishing or consuming. Resolves with the
 * exit code.
 */
export async function runOperatorCommand(
  definition: OperatorCommand,
  createApp: (environment: Record<string, string | undefined>) => Promise<OperatedService>,
  environment: Record<string, string | undefined>,
  args: readonly string[],
): Promise<number> {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  let command: Command;
  try {
    command = definition.parse(args);
  } catch {
    print(definition.usage);
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
