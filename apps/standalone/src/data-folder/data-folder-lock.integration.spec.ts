import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lockDataFolder } from './data-folder-lock.js';

const module = new URL('./data-folder-lock.js', import.meta.url).href;

/** Tries to lock the folder, prints the outcome, and holds the lock until the process is killed. */
const program = `
  import { lockDataFolder } from ${JSON.stringify(module)};
  const outcome = await lockDataFolder(process.argv[1]).then(() => 'taken', () => 'rejected');
  console.log(outcome);
  setInterval(() => undefined, 1000);`;

let folder: string;
let copies: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chauffeur-lock-'));
});

afterEach(async () => {
  for (const copy of copies) copy.kill('SIGKILL');
  copies = [];
  await rm(folder, { recursive: true, force: true });
});

/** Starts another process that locks the folder; returns what it prints. */
async function startCopy(): Promise<{ copy: ChildProcess; outcome: string }> {
  const copy = spawn(process.execPath, ['--input-type=module', '--eval', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  copies.push(copy);
  const [outcome]: string[] = await once(createInterface({ input: copy.stdout }), 'line');
  return { copy, outcome: outcome ?? '' };
}

async function takeAndRelease(): Promise<void> {
  await (await lockDataFolder(folder)).release();
}

async function kill(copy: ChildProcess): Promise<void> {
  copy.kill('SIGKILL');
  await once(copy, 'exit');
}

describe('the data folder', () => {
  it('belongs to one copy at a time, and to the next one afterwards', async () => {
    const first = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(
      new RegExp(`^The data folder ${folder} is in use .*process ${process.pid}.*DATA_DIR`),
    );
    await first.release();
    await takeAndRelease();
    expect(await readdir(folder)).toEqual(['lock.sqlite']);
  });

  it('is rejected where it cannot be written', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    // No one can add folders to /proc on Linux; elsewhere there is none, nor can most users add to the root.
    for (const place of ['/proc/chauffeur/data', file, join(file, 'data')])
      await expect(lockDataFolder(place)).rejects.toThrow(
        `The folder ${place} can't be written by this user.`,
      );
  });

  it('is acquired after waiting for a holder that stops', async () => {
    const first = await lockDataFolder(folder);
    await first.announceStop();
    const second = lockDataFolder(folder);
    setTimeout(() => void first.release(), 4_000);
    await expect(second.then((lock) => lock.release())).resolves.toBeUndefined();
  });

  it('is released in order if the stop cannot be announced, as on a full disk', async () => {
    const lock = await lockDataFolder(folder);
    await mkdir(join(folder, 'holder.json.next'));
    await expect(lock.announceStop()).resolves.toBeUndefined();
    await lock.release();
    await rm(join(folder, 'holder.json.next'), { recursive: true });
    await takeAndRelease();
  });

  it('is taken over from a process that was killed, also in the middle of a write', async () => {
    const { copy, outcome } = await startCopy();
    expect(outcome).toBe('taken');
    await expect(lockDataFolder(folder)).rejects.toThrow(`process ${copy.pid}`);
    await kill(copy);
    await writeFile(join(folder, 'holder.json'), '{"pid":');
    await expect(takeAndRelease()).resolves.toBeUndefined();
  });

  it('goes to exactly one of many concurrent copies after one was killed', async () => {
    const { copy } = await startCopy();
    await kill(copy);
    const outcomes = await Promise.all(Array.from({ length: 6 }, startCopy));
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'rejected'),
      'taken',
    ]);
  });
});
