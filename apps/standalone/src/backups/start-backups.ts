import { useServiceLogger } from '@chauffeur/service-kit';
import type { Configuration, Environment } from '../configuration.js';
import { everyMinute } from '../every-minute.js';
import { readBackupRecords, writeBackupRecords } from './backup-records.js';
import { makeBackups } from './make-backups.js';

/** Makes a backup each day while the product runs. Resolves with what stops it. */
export async function startBackups(
  configuration: Configuration,
  environment: Environment,
): Promise<() => Promise<void>> {
  const { backups, dataFolder } = configuration;
  const logger = useServiceLogger('standalone', environment['LOG_LEVEL'] || 'warn');
  // Also where there are no backups, so that the back office can say so.
  await writeBackupRecords(dataFolder, await readBackupRecords(dataFolder, backups));
  if (backups === undefined) return () => Promise.resolve();
  return everyMinute(async (signal) => {
    try {
      const before = new Date().toISOString();
      for (const { store, problem, lastAttemptAt } of await makeBackups(configuration, backups, environment, {
        signal,
      })) {
        if (problem !== null && lastAttemptAt !== null && lastAttemptAt >= before) {
          logger.error(`The backup (${store}) failed: ${problem}`, 'Backups');
        }
      }
    } catch (error) {
      logger.error('Backups could not be made', error, 'Backups');
    }
  });
}
