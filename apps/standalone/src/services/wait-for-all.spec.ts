import { describe, expect, it } from '@jest/globals';
import { waitForAll } from './wait-for-all.js';

describe('what is started side by side', () => {
  it('has the results in their order', async () => {
    expect(await waitForAll([Promise.resolve(1), Promise.resolve(2)])).toEqual([1, 2]);
  });

  it('fails with the reason of the one that failed, once the others have started', async () => {
    const other = Promise.withResolvers<void>();
    const ended: string[] = [];
    const started = other.promise.then(() => ended.push('other'));
    const all = waitForAll([Promise.reject(new Error('MAIL_FROM is invalid')), started]).catch((error) =>
      ended.push(String(error)),
    );
    other.resolve();
    await all;
    expect(ended).toEqual(['other', 'Error: MAIL_FROM is invalid']);
  });
});
