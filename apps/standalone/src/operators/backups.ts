import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BackupStore } from '@chauffeur/contracts/operations/backups';
import { z } from 'zod';
import { makeBackups } from '../backups/make-backups.js';
import { requireDiskSpace } from '../backups/require-disk-space.js';
import { readBackupSettings } from '../settings/backup-settings.js';
import { restic, withoutPassword, type ResticOptions } from '../backups/restic.js';
import type { Configuration } from '../settings/configuration.js';
import { createFolder } from '../data-folder/create-folder.js';
import { requireData } from '../databases/databases.js';
import type { Environment } from '../environment.js';
import { StartupError } from '../startup-error.js';
import { parseOrThrowUsage } from './parse-or-throw-usage.js';

const usage = 'backups now | list | fetch FOLDER [--from folder|remote] [--snapshot ID]';

const stats = z.object({ total_size: z.number() });
const snapshots = z.array(z.object({ short_id: z.string(), time: z.iso.datetime({ offset: true }) }));

/**
 * Makes a backup now, lists the backups of all stores, or fetches one into a new folder for `restore`. Works while the
 * product runs. Throws StartupError.
 */
export async function backups(
  configuration: Configuration,
  environment: Environment,
  args: readonly string[],
  print: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const settings = readBackupSettings(environment, configuration.dataFolder);
  if (settings === undefined)
    throw new StartupError('BACKUP_FOLDER or BACKUP_STORE must say where backups are.');
  const { password, stores } = settings;
  const { values, positionals } = parseOrThrowUsage(usage, () =>
    parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, snapshot: { type: 'string' } },
      allowPositionals: true,
    }),
  );
  const [command, folder] = positionals;
  if (command === 'now') {
    requireData(configuration);
    const records = await makeBackups(configuration, settings, environment, { isForced: true, signal });
    signal?.throwIfAborted();
    await inEachStore(records, ({ store, problem }) => {
      if (problem !== null) throw new StartupError(problem);
      print(`${store}: done`);
    });
  } else if (command === 'list') {
    await inEachStore(stores, async ({ store, repository }) => {
      print(`${store}: ${withoutPassword(repository)}`);
      print((await restic({ repository, password, environment, signal }, ['snapshots'])).trimEnd());
    });
  } else if (command === 'fetch' && folder !== undefined) {
    const from = stores.find(({ store }) => store === (values.from ?? stores[0]?.store));
    if (from === undefined)
      throw new StartupError(`--from must be one of ${stores.map(({ store }) => store).join(', ')}.`);
    const target = resolve(folder);
    if (existsSync(target)) throw new StartupError(`${target} exists already; name a new folder.`);
    const options = { repository: from.repository, password, environment, signal };
    const snapshot = values.snapshot ?? (await newestSnapshot(options, new Date(), print));
    await fetchInto(target, options, snapshot);
    print(`Fetched the backup into ${target}.`);
  } else {
    throw new StartupError(usage);
  }
}

/**
 * Works on all stores in turn, and then throws StartupError with all failures. On a new server the folder of backups is
 * missing, but the operator needs the backups in the remote store.
 */
async function inEachStore<Item extends { store: BackupStore }>(
  items: readonly Item[],
  work: (item: Item) => void | Promise<void>,
): Promise<void> {
  const problems: string[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      problems.push(`${item.store}: ${error.message}`);
    }
  }
  if (problems.length > 0) throw new StartupError(problems.join('; '));
}

/**
 * Renames the folder when it is complete, so that `restore` never gets part of a damaged backup or one cut off by a
 * full disk. Throws StartupError if there is no room: the disk may hold the database of a running product, which would
 * stop.
 */
async function fetchInto(target: string, options: ResticOptions, snapshot: string): Promise<void> {
  const { total_size: bytes } = stats.parse(JSON.parse(await restic(options, ['stats', '--json', snapshot])));
  await createFolder(dirname(target));
  await requireDiskSpace(bytes, target);
  const unfinished = await mkdtemp(`${target}-unfinished-`);
  try {
    await restic(options, ['restore', snapshot, '--target', unfinished]);
    await rename(unfinished, target);
  } finally {
    // restic may still write for a moment after an interruption.
    await rm(unfinished, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Returns the newest backup of a store and prints its time. A time in the future comes from a clock that was ahead, so
 * that backup is older than it says: it is skipped, and printed too. Throws StartupError if there is no other.
 */
async function newestSnapshot(
  options: ResticOptions,
  now: Date,
  print: (line: string) => void,
): Promise<string> {
  const found = snapshots.parse(JSON.parse(await restic(options, ['snapshots', '--json'])));
  const byTime = found
    .map(({ short_id: id, time }) => ({ id, at: new Date(time) }))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const newest = byTime.find(({ at }) => at <= now);
  for (const { id, at } of byTime.filter((snapshot) => snapshot.at > now)) {
    print(
      `Skipped: ${id} is dated ${at.toISOString()}, which is in the future (fetch it with --snapshot ${id}).`,
    );
  }
  if (newest === undefined)
    throw new StartupError(
      `${withoutPassword(options.repository)} has no backup that is not dated in the future.`,
    );
  print(`The newest backup is ${newest.id} of ${newest.at.toISOString()}.`);
  return newest.id;
}
