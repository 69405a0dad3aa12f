import { ParkedTable } from '@chauffeur/messaging';
import { handleParked, parkedCommand } from '@chauffeur/service-kit';
import type { Configuration } from '../configuration.js';
import { DATABASE_SERVICES, EMAIL_WORKER_DATABASE } from '../hosted-services.js';
import { withDatabaseServer } from './with-database-server.js';

/** Lists, redelivers or discards what is parked in the databases of all services; the product may run meanwhile. */
export async function parked(
  configuration: Configuration,
  args: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const command = parkedCommand(args);
  await withDatabaseServer(configuration, async (adminUrl) => {
    const tables: ParkedTable[] = [];
    const byQueue = new Map<string, ParkedTable>();
    try {
      for (const database of [...DATABASE_SERVICES, EMAIL_WORKER_DATABASE]) {
        const table = await ParkedTable.open(adminUrl.replace(/\/postgres$/, `/${database}`));
        tables.push(table);
        for (const queue of await table.queues()) byQueue.set(queue, table);
      }
      await handleParked(
        command,
        [...byQueue.keys()],
        { visit: async (queue, decide) => (await byQueue.get(queue)?.visit(queue, decide)) ?? [] },
        say,
      );
    } finally {
      for (const table of tables) await table.close();
    }
  });
}
