import type { Configuration } from '../settings/configuration.js';
import type { Environment } from '../environment.js';
import { everyMinute } from '../every-minute.js';
import { readBackupRecords, writeBackupRecords } from './backup-records.js';
import { makeBackups } from './make-backups.js';

/** Makes a backup each day while the product runs. Returns a function that stops it. */
export async function startBackups(
  configuration: Configuration,
  environment: Environment,
): Promise<() => Promise<void>> {
  const { backups, dataFolder } = configuration;
  // Written even without backups, so that the back office can show that there are none.
  await writeBackupRecords(dataFolder, await readBackupRecords(dataFolder, backups));
  if (backups === undefined) return () => Promise.resolve();
  return everyMinute(environment, 'Backups could not be made', async (logger, signal) => {
    const before = new Date().toISOString();
    const records = await makeBackups(configuration, backups, environment, { signal });
    for (const { store, problem, lastAttemptAt } of records) {
      if (problem !== null && lastAttemptAt !== null && lastAttemptAt >= before) {
        logger.error(`The backup (${store}) failed: ${problem}`);
      }
    }
  });
}
