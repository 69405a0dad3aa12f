import { openDeadLetterTable, type DeadLetterTable } from '@chauffeur/messaging';
import { deadLettersCommand, deadLettersUsage, handleDeadLetters } from '@chauffeur/service-kit';
import type { Configuration } from '../configuration.js';
import { withDatabaseServer } from '../databases.js';
import { DATABASE_SERVICES } from '../hosted-services.js';
import { orUsage } from './or-usage.js';

/** Lists, redelivers or discards the dead letters in the databases of all services; the product may run meanwhile. */
export async function deadLetters(
  configuration: Configuration,
  args: readonly string[],
  print: (line: string) => void,
): Promise<void> {
  const command = orUsage(deadLettersUsage, () => deadLettersCommand(args));
  await withDatabaseServer(configuration, async (adminUrl) => {
    const tables: DeadLetterTable[] = [];
    const byQueue = new Map<string, DeadLetterTable>();
    try {
      for (const database of DATABASE_SERVICES) {
        const table = await openDeadLetterTable(adminUrl.replace(/\/postgres$/, `/${database}`));
        tables.push(table);
        for (const queue of await table.queues()) byQueue.set(queue, table);
      }
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
