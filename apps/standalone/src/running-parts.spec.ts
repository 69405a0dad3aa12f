import { describe, expect, it } from '@jest/globals';
import { RunningParts } from './running-parts.js';

describe('ending what runs', () => {
  it('goes from the last started to the first, past a part that fails', async () => {
    const ended: string[] = [];
    const part = (name: string, fails = false) => ({
      name,
      close: () => {
        ended.push(name);
        return fails ? Promise.reject(new Error(name)) : Promise.resolve();
      },
    });
    const parts = new RunningParts();
    parts.add(part('database'));
    parts.add(part('booking'), part('pricing', true));
    parts.add(part('gateway'));
    await expect(parts.close()).rejects.toThrow(AggregateError);
    expect(ended).toEqual(['gateway', 'booking', 'pricing', 'database']);
    await expect(parts.close()).resolves.toBeUndefined();
  });
});
