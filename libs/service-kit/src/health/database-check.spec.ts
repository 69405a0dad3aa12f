import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { databaseChecks } from './health.module.js';

describe('the readiness of a database', () => {
  it('begins with the last migration, and then depends on whether the database responds', async () => {
    const state = { isPending: true, isUnavailable: false, asked: 0 };
    const [check] = databaseChecks({
      showMigrations: async () => {
        state.asked += 1;
        return state.isPending;
      },
      query: async () => {
        if (state.isUnavailable) throw new Error('unreachable');
      },
    } as unknown as DataSource);
    const isReady = async () => check?.isReady();
    expect(await isReady()).toBe(false);
    state.isPending = false;
    expect(await isReady()).toBe(true);
    state.isUnavailable = true;
    await expect(isReady()).rejects.toThrow('unreachable');
    state.isUnavailable = false;
    expect(await isReady()).toBe(true);
    expect(state.asked).toBe(2);
  });

  it.each([
    ['off', true],
    ['on', false],
    [undefined, true],
  ])('reports a database as read-only by its own answer alone: %s', async (readOnly, expected) => {
    const query = async () => {
      if (readOnly === undefined) throw new Error('unreachable');
      return [{ readOnly }];
    };
    const [, writes] = databaseChecks({ query } as unknown as DataSource);
    expect(await writes?.isReady()).toBe(expected);
  });
});
