import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { RecurringTask } from './recurring-task.js';

/** A task whose attempts end when the test ends them. */
class Task extends RecurringTask {
  protected readonly intervalMs = 3_600_000;
  readonly runs: { end: () => void; fail: (error: Error) => void }[] = [];

  constructor(protected override readonly firstDelayMs: number | undefined) {
    super();
  }

  protected run(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.runs.push({ end: resolve, fail: reject });
    return promise;
  }
}

/** Waits long enough for everything that the test does not await. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 10; turns += 1) await turn();
}

describe('a recurring task', () => {
  beforeEach(() => Logger.overrideLogger(false));
  afterEach(() => Logger.overrideLogger(true));

  it('runs once more for all calls of `runSoon` during an attempt', async () => {
    const task = new Task(0);
    task.onApplicationBootstrap();
    for (let calls = 0; calls < 5; calls += 1) task.runSoon();
    await settled();
    expect(task.runs).toHaveLength(1);
    task.runs[0]?.end();
    await settled();
    expect(task.runs).toHaveLength(2);
    task.runs[1]?.end();
    await settled();
    expect(task.runs).toHaveLength(2);
    task.runSoon();
    await settled();
    expect(task.runs).toHaveLength(3);
    task.runs[2]?.end();
    await task.stop();
  });

  it('runs at its start if `runSoon` was called before, and continues after a failure', async () => {
    const task = new Task(undefined);
    task.runSoon();
    task.onApplicationBootstrap();
    await settled();
    expect(task.runs).toHaveLength(1);
    task.runs[0]?.fail(new Error('the database is unavailable'));
    task.runSoon();
    await settled();
    expect(task.runs).toHaveLength(2);
    task.runs[1]?.end();
    await task.stop();
  });

  it('runs first after the delay of its first attempt, not after an interval', async () => {
    const firstDelayMs = 50;
    const task = new Task(firstDelayMs);
    const startedAt = performance.now();
    task.onApplicationBootstrap();
    for (let tries = 0; tries < 1_000 && task.runs.length === 0; tries += 1) await pause(5);
    expect(task.runs).toHaveLength(1);
    // A timer may fire a millisecond early.
    expect(performance.now() - startedAt).toBeGreaterThan(firstDelayMs - 2);
    task.runs[0]?.end();
    await task.stop();
  });

  it('logs a failure that repeats once a minute', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const task = new Task(0);
    task.onApplicationBootstrap();
    for (const [index, message] of ['unavailable', 'unavailable', 'too slow'].entries()) {
      await settled();
      task.runs[index]?.fail(new Error(message));
      task.runSoon();
    }
    await settled();
    task.runs[3]?.end();
    await task.stop();
    expect(warn.mock.calls.map(([, error]) => String(error))).toEqual([
      'Error: unavailable',
      'Error: too slow',
    ]);
    warn.mockRestore();
  });

  it('stops after the attempt in flight, and starts no other one', async () => {
    const task = new Task(0);
    task.onApplicationBootstrap();
    let hasEnded = false;
    const ended = task.stop().then(() => (hasEnded = true));
    task.runSoon();
    await settled();
    expect(hasEnded).toBe(false);
    task.runs[0]?.end();
    await ended;
    expect(task.runs).toHaveLength(1);
  });
});
