import { openDeadLetterTable, type DeadLetterTable } from '@chauffeur/messaging';
import { deadLettersCommand, deadLettersUsage, handleDeadLetters } from '@chauffeur/service-kit';
import type { Configuration } from '../settings/configuration.js';
import { withDatabaseServer } from '../databases/databases.js';
import { DATABASE_SERVICES } from '../services/hosted-services.js';
import { StartupError } from '../startup-error.js';
import { parseOrThrowUsage } from './parse-or-throw-usage.js';

/** Lists, redelivers or discards dead letters in the databases of all services, also while the product runs. */
export async function deadLetters(
  configuration: Configuration,
  args: readonly string[],
  print: (line: string) => void,
): Promise<void> {
  const command = parseOrThrowUsage(deadLettersUsage, () => deadLettersCommand(args));
  await withDatabaseServer(configuration, async (adminUrl) => {
    const tables: DeadLetterTable[] = [];
    const byQueue = new Map<string, DeadLetterTable>();
    try {
      for (const database of DATABASE_SERVICES) {
        const table = await openDeadLetterTable(adminUrl.replace(/\/postgres$/, `/${database}`));
        tables.push(table);
        for (const queue of await table.queues()) byQueue.set(queue, table);
      }
      requireDeadLetters(command.queue, [...byQueue.keys()]);
      await handleDeadLetters(
        command,
        [...byQueue.keys()],
        { visit: async (queue, decide) => (await byQueue.get(queue)?.visit(queue, decide)) ?? [] },
        print,
      );
    } finally {
      for (const table of tables) await table.close();
    }
  });
}

/** Throws StartupError for a queue without dead letters: its name is mistyped, or they were already redelivered. */
export function requireDeadLetters(queue: string | undefined, queues: readonly string[]): void {
  if (queue === undefined || queues.includes(queue)) return;
  const those = queues.length === 0 ? '' : `; queues that have some: ${queues.join(', ')}`;
  throw new StartupError(`The queue ${queue} has no dead letters${those}.`);
}
