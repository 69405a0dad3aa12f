import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lockDataFolder } from './data-folder-lock.js';
import { processIdentity } from './process-identity.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chauffeur-lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (holder: object): Promise<void> => writeFile(join(folder, 'lock.json'), JSON.stringify(holder));

/** The process that the lock file names. */
async function holder(): Promise<unknown> {
  const lock: { pid?: unknown } = JSON.parse(await readFile(join(folder, 'lock.json'), 'utf8'));
  return lock.pid;
}

/** Takes the folder, sees that the lock names us, and gives it back. */
async function takeAndRelease(): Promise<unknown> {
  const lock = await lockDataFolder(folder);
  const owner = await holder();
  await lock.release();
  return owner;
}

describe('the data folder', () => {
  it('belongs to one copy at a time, and to the next one afterwards', async () => {
    const first = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(
      new RegExp(`^The data folder ${folder} is held .*process ${process.pid}.*DATA_DIR`),
    );
    await first.release();
    expect(await takeAndRelease()).toBe(process.pid);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is waited for while its holder is ending', async () => {
    const first = await lockDataFolder(folder);
    await first.announceStop();
    const second = lockDataFolder(folder);
    setTimeout(() => void first.release(), 4_000);
    await (await second).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is taken over from a process that was killed', async () => {
    const child = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)']);
    const pid = child.pid ?? 0;
    await write({ pid, identity: processIdentity(pid) });
    await expect(lockDataFolder(folder)).rejects.toThrow(`process ${pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await takeAndRelease()).toBe(process.pid);
  });

  it('is taken over where the process id belongs to another program by now', async () => {
    await write({ pid: process.pid, identity: 'an earlier start' });
    expect(await takeAndRelease()).toBe(process.pid);
  });

  it('is taken over where the lock is cut short', async () => {
    await writeFile(join(folder, 'lock.json'), '{"pid":');
    expect(await takeAndRelease()).toBe(process.pid);
  });

  it('goes to exactly one of many that come at once', async () => {
    await write({ pid: process.pid, identity: 'an earlier start' });
    const takers = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)));
    expect(takers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
