import { hourMs, minuteMs } from '@chauffeur/contracts/time/durations';
import { describe, expect, it } from '@jest/globals';
import { HourlyTask } from './hourly-task.js';

class Task extends HourlyTask {
  get delays() {
    return { first: this.firstDelayMs, next: this.intervalMs };
  }

  protected run(): Promise<void> {
    return Promise.resolve();
  }
}

describe('an hourly task', () => {
  it('runs minutes after the start of its server, not together with others, and then hourly', () => {
    const delays = Array.from({ length: 50 }, () => new Task().delays);
    const first = delays.map((delay) => delay.first);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(minuteMs);
    expect(Math.max(...first)).toBeLessThanOrEqual(5 * minuteMs);
    expect(new Set(first).size).toBeGreaterThan(40);
    expect(new Set(delays.map(({ next }) => next))).toEqual(new Set([hourMs]));
  });
});
