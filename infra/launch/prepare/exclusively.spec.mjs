import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { exclusively } from './exclusively.mjs';

describe('installing or building in one folder', () => {
  let folder = '';
  let lock = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'exclusively-'));
    lock = join(folder, 'new', 'lock');
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('is done by one command at a time, also after one that failed', async () => {
    /** @type {string[]} */
    const done = [];
    const work = (/** @type {string} */ name) => async () => {
      done.push(`${name} begins`);
      await sleep(100);
      done.push(`${name} ends`);
      if (name === 'first') throw new Error('its messages are above');
    };
    const first = exclusively(work('first'), lock);
    await Promise.all([expect(first).rejects.toThrow('above'), exclusively(work('second'), lock)]);
    expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(existsSync(lock)).toBe(false);
  });

  it('does not wait for a command that was killed', async () => {
    mkdirSync(lock, { recursive: true });
    const longAgo = new Date(Date.now() - 15_000);
    utimesSync(lock, longAgo, longAgo);
    let done = false;
    await exclusively(async () => void (done = true), lock);
    expect(done).toBe(true);
  });

  it('waits for one that takes long', async () => {
    await exclusively(async () => {
      const longAgo = new Date(Date.now() - 15_000);
      utimesSync(lock, longAgo, longAgo);
      expect(statSync(lock).mtimeMs).toBe(longAgo.getTime());
      // Ends once the lock is touched, or the time of the test is over.
      while (statSync(lock).mtimeMs === longAgo.getTime()) await sleep(50);
    }, lock);
  });
});
