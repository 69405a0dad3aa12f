import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRestic, startPostgres, until } from '@chauffeur/private-servers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { backupCommands } from '../backups/backup-plan.rules.js';
import { writeBackupRecords } from '../backups/backup-records.js';
import { makeBackups } from '../backups/make-backups.js';
import { prepareRepository, restic } from '../backups/restic.js';
import { readConfiguration } from '../settings/configuration.js';
import { lockDataFolder } from '../data-folder/data-folder-lock.js';
import { backups } from './backups.js';

const password = 'a-password-of-this-spec';
let folder: string;
/** A repository without backups. Copying it takes no time, creating one takes a second. */
let emptyRepository: string;
let hasRestic = true;
beforeAll(async () => {
  emptyRepository = await mkdtemp(join(tmpdir(), 'repository-'));
  // restic comes from Debian's package. If it is not available, the tests that need it are left out.
  await findRestic().catch(() => {
    hasRestic = false;
  });
  if (!hasRestic) return;
  await prepareRepository({ repository: emptyRepository, password, environment: process.env }, false);
}, 600_000);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => rm(emptyRepository, { recursive: true, force: true }));

const environment = (PATH = process.env['PATH']) => ({
  PATH,
  NODE_ENV: 'development',
  DATA_DIR: join(folder, 'data'),
  BACKUP_FOLDER: join(folder, 'repository'),
  BACKUP_PASSWORD: password,
});
const options = () => ({
  repository: environment().BACKUP_FOLDER,
  password,
  environment: { ...environment(), TZ: 'UTC' },
});

const copyRepository = () => cp(emptyRepository, options().repository, { recursive: true });

/** Adds a backup with this timestamp, such as 2026-11-23 10:00:00, and with this content, by default the timestamp. */
async function addBackup(time: string, text = time): Promise<void> {
  const copy = join(folder, 'copy');
  await mkdir(copy, { recursive: true });
  await writeFile(join(copy, 'made'), text);
  const [, [command = '', ...args] = []] = backupCommands(new Date());
  await restic(options(), [command, '--time', time, ...args], copy);
}

async function fetchBackup(...args: string[]): Promise<{ made: string; printed: string }> {
  const lines: string[] = [];
  const target = join(folder, 'fetched');
  await rm(target, { recursive: true, force: true });
  const configuration = readConfiguration(environment(), '/');
  await backups(configuration, environment(), ['fetch', target, ...args], (line) => lines.push(line));
  return { made: await readFile(join(target, 'made'), 'utf8'), printed: lines.join('\n') };
}

describe('backups fetch', () => {
  it('fetches the newest backup that is not in the future, and names those that are', async () => {
    if (!hasRestic) return;
    await copyRepository();
    const inFuture = `${new Date().getUTCFullYear() + 1}-05-01 03:00:00`;
    await addBackup(inFuture);
    await expect(fetchBackup()).rejects.toThrow('has no backup that is not dated in the future');
    await addBackup('2026-11-22 03:00:00');
    await addBackup('2026-11-20 03:00:00');
    const { made, printed } = await fetchBackup();
    expect(made).toBe('2026-11-22 03:00:00');
    expect(printed).toMatch(/^The newest backup is [\da-f]{8} of 2026-11-22T03:00:00\.000Z\.$/m);
    const [, ahead = ''] = /^Skipped: ([\da-f]{8}) .* future/m.exec(printed) ?? [];
    expect((await fetchBackup('--snapshot', ahead)).made).toBe(inFuture);
  }, 120_000);

  it('contains nothing that an earlier, killed command has fetched', async () => {
    if (!hasRestic) return;
    await copyRepository();
    await addBackup('2026-11-22 03:00:00');
    // In a container the next command has the same process id.
    const former = join(folder, `fetched-unfinished-${process.pid}`);
    await mkdir(former);
    await writeFile(join(former, 'former'), '');
    await fetchBackup();
    expect(await readdir(join(folder, 'fetched'))).toEqual(['made']);
  }, 120_000);

  it("does not start if the disk, which may be the running database's, has no room", async () => {
    const begun = join(folder, 'begun');
    const program = `#!/bin/sh
case "$*" in
  *snapshots*) echo '[{ "short_id": "0123abcd", "time": "2026-11-22T03:00:00Z" }]' ;;
  *stats*) echo '{ "total_size": ${2 ** 42} }' ;;
  *) touch ${begun} ;;
esac
`;
    await writeFile(join(folder, 'restic'), program, { mode: 0o700 });
    const own = environment(`${folder}:${process.env['PATH']}`);
    const fetched = backups(
      readConfiguration(own, '/'),
      own,
      ['fetch', join(folder, 'fetched')],
      () => undefined,
    );
    await expect(fetched).rejects.toThrow(/needs 419\d{4} MB on the disk of .*backups-/);
    expect(existsSync(begun)).toBe(false);
  });

  it('leaves nothing that could be restored if the backup is damaged', async () => {
    if (!hasRestic) return;
    await copyRepository();
    // With these random bytes the pack that holds the files is the largest.
    await addBackup('2026-11-22 03:00:00', randomBytes(100_000).toString('hex'));
    const data = join(folder, 'repository', 'data');
    for (const path of await readdir(data, { recursive: true })) {
      const { size } = await stat(join(data, path));
      if (size < 50_000) continue;
      // Replaced by bytes of the same length: for a shorter file restic would retry for half a minute.
      await rm(join(data, path), { recursive: true });
      await writeFile(join(data, path), randomBytes(size));
    }
    await expect(fetchBackup()).rejects.toThrow('errors');
    expect((await readdir(folder)).toSorted()).toEqual(['copy', 'repository']);
  }, 120_000);
});

describe('the rule of what is stored', () => {
  it('keeps the backup before an upgrade for three days, even after the nightly one of that day', async () => {
    if (!hasRestic) return;
    await copyRepository();
    const stored = async () => {
      const [, , forget = []] = backupCommands(new Date());
      await restic(options(), forget);
      const found = JSON.parse(await restic(options(), ['snapshots', '--json'])) as { time: string }[];
      return found.map(({ time }) => time.slice(0, 16));
    };
    await addBackup('2026-11-23 10:00:00');
    await addBackup('2026-11-23 23:00:00');
    await addBackup('2026-11-25 23:00:00');
    expect(await stored()).toContain('2026-11-23T10:00');
    await addBackup('2026-11-26 23:00:00');
    expect(await stored()).toEqual(['23', '25', '26'].map((day) => `2026-11-${day}T23:00`));
  }, 120_000);
});

describe('backups list', () => {
  it("lists the remote store's backups if the folder has none, as on a new server", async () => {
    if (!hasRestic) return;
    await copyRepository();
    await addBackup('2026-11-22 03:00:00');
    const lines: string[] = [];
    const onNewServer = {
      ...environment(),
      BACKUP_FOLDER: join(folder, 'none'),
      BACKUP_STORE: environment().BACKUP_FOLDER,
    };
    const configuration = readConfiguration(onNewServer, '/');
    const listed = backups(configuration, onNewServer, ['list'], (line) => lines.push(line));
    await expect(listed).rejects.toThrow(/^folder: .*unable to open config file/);
    expect(lines.join('\n')).toContain('2026-11-22 03:00:00');
  }, 120_000);
});

describe('backups now', () => {
  it('says that a backup is being made, not that the product must be stopped', async () => {
    await mkdir(join(folder, 'data', 'postgres', 'cluster'), { recursive: true });
    await mkdir(join(folder, 'data-backup'));
    const running = await lockDataFolder(join(folder, 'data-backup'));
    const configuration = readConfiguration(environment(), '/');
    const made = backups(configuration, environment(), ['now'], () => undefined);
    await expect(made).rejects.toThrow(
      `Another backup is being made (process ${process.pid}); wait until it has ended.`,
    );
    await running.release();
  });
});

describe('a place that had backups', () => {
  it('is not filled again while its disk is not mounted', async () => {
    if (!hasRestic) return;
    const prepared = prepareRepository(options(), true);
    await expect(prepared).rejects.toThrow(
      `There are no backups at ${options().repository} any more. Mount its disk, or begin again there with \`backups now\`.`,
    );
    expect(existsSync(options().repository)).toBe(false);
    await prepareRepository(options(), false);
    await prepareRepository(options(), true);
  }, 120_000);
});

describe('a backup of the night', () => {
  it('fails where there are no backups any more, and `backups now` begins again there', async () => {
    const server = await startPostgres({ dataDir: join(folder, 'data', 'postgres') });
    const called = join(folder, 'called');
    const program = `#!/bin/sh
echo "$3" >> ${called}
[ "$3" != cat ] || { echo 'Fatal: unable to open config file' >&2; exit 1; }
`;
    await writeFile(join(folder, 'restic'), program, { mode: 0o700 });
    const own = environment(`${folder}:${process.env['PATH']}`);
    const configuration = readConfiguration(own, '/');
    const settings = configuration.backups;
    if (settings === undefined) throw new Error('no backups are made');
    const lastSuccessAt = '2026-11-22T03:00:00.000Z';
    const record = { store: 'folder', since: lastSuccessAt, lastSuccessAt, lastAttemptAt: null } as const;
    await writeBackupRecords(configuration.dataFolder, [{ ...record, problem: null }]);

    const [failed] = await makeBackups(configuration, settings, own);
    expect(failed?.problem).toContain('There are no backups at');
    expect(await readFile(called, 'utf8')).toBe('cat\n');
    await backups(configuration, own, ['now'], () => undefined);
    expect(await readFile(called, 'utf8')).toContain('init\nunlock\nbackup\n');
    await server.stop();
  }, 60_000);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a command that is interrupted', () => {
  it('ends with an error, so that a script does not go on, and leaves nothing of what it has begun', async () => {
    const started = join(folder, 'started');
    const program = `#!/bin/sh
case "$*" in
  *stats*) echo '{ "total_size": 1 }' ;;
  *) touch part && echo $$ > ${started}.next && mv ${started}.next ${started} && exec sleep 60 ;;
esac
`;
    await writeFile(join(folder, 'restic'), program, { mode: 0o700 });
    const main = fileURLToPath(new URL('../main.js', import.meta.url));
    const fetched = join(folder, 'fetched');
    const command = spawn(process.execPath, [main, 'backups', 'fetch', fetched, '--snapshot', '0123abcd'], {
      cwd: folder,
      env: environment(`${folder}:${process.env['PATH']}`),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let printed = '';
    command.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    expect(await until(() => existsSync(started), 30_000)).toBe(true);
    command.kill('SIGTERM');
    const [code] = (await once(command, 'exit')) as [number | null];
    expect([code, printed]).toEqual([1, 'The command was interrupted.\n']);
    expect((await readdir(folder)).toSorted()).toEqual(['part', 'restic', 'started']);
    const pid = Number(await readFile(started, 'utf8'));
    // The system may take a moment to remove it.
    expect(await until(() => !isRunning(pid), 10_000)).toBe(true);
  }, 60_000);
});
