import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackups } from '../backups/make-backups.js';
import { readBackupSettings } from '../settings/backup-settings.js';
import { restic } from '../backups/restic.js';
import type { Configuration } from '../configuration.js';
import type { Environment } from '../environment.js';
import { StartupError } from '../startup-error.js';

/**
 * Makes a backup now, lists those of all stores, or fetches one into a new folder, from which `restore` takes it. The product
 * may run meanwhile. Throws StartupError.
 */
export async function backups(
  configuration: Configuration,
  environment: Environment,
  args: readonly string[],
  print: (line: string) => void,
): Promise<void> {
  const settings = readBackupSettings(environment, configuration.dataFolder);
  if (settings === undefined)
    throw new StartupError('BACKUP_FOLDER or BACKUP_STORE must say where backups are.');
  const { password, stores } = settings;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' }, snapshot: { type: 'string', default: 'latest' } },
    allowPositionals: true,
  });
  const [command, folder] = positionals;
  if (command === 'now') {
    for (const { store, problem } of await makeBackups(configuration, settings, environment, {
      isForced: true,
    })) {
      if (problem !== null) throw new StartupError(`${store}: ${problem}`);
      print(`${store}: done`);
    }
  } else if (command === 'list') {
    for (const { store, repository } of stores) {
      print(`${store}: ${repository}`);
      print((await restic({ repository, password, environment }, ['snapshots'])).trimEnd());
    }
  } else if (command === 'fetch' && folder !== undefined) {
    const from = stores.find(({ store }) => store === (values.from ?? stores[0]?.store));
    if (from === undefined)
      throw new StartupError(`--from must be of ${stores.map(({ store }) => store).join(', ')}.`);
    const target = resolve(folder);
    if (existsSync(target)) throw new StartupError(`${target} exists already; name a new folder.`);
    const options = { repository: from.repository, password, environment };
    await restic(options, ['restore', values.snapshot, '--target', target]);
    print(`Fetched the backup into ${target}.`);
  } else {
    throw new StartupError('backups now | list | fetch FOLDER [--from folder|remote] [--snapshot ID]');
  }
}
