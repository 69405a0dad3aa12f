import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import { retryDryRun, retryTransaction, RidesToLock } from './retry-transaction.js';

const failure = (driverError: { code: string; constraint?: string }) =>
  new QueryFailedError('INSERT', [], Object.assign(new Error('failed'), driverError));

/** Fails with each error in turn, then succeeds; returns the number of attempts. */
async function attempts(...errors: Error[]): Promise<number> {
  let attempt = 0;
  const transaction = () => {
    const error = errors[attempt++];
    return error ? Promise.reject(error) : Promise.resolve(attempt);
  };
  return retryTransaction({ transaction } as unknown as DataSource, () => Promise.resolve(0));
}

describe('a transaction', () => {
  it('is retried after a deadlock, and if a reference number was drawn twice', async () => {
    const taken = failure({ code: '23505', constraint: 'bookings_reference_number_key' });
    expect(await attempts(failure({ code: '40P01' }), taken)).toBe(3);
  });

  it('ends with the third failure', async () => {
    const deadlock = failure({ code: '40P01' });
    await expect(attempts(deadlock, deadlock, deadlock)).rejects.toBe(deadlock);
  });

  it('is not retried after anything else', async () => {
    const other = failure({ code: '23505', constraint: 'placed_requests_pkey' });
    await expect(attempts(other)).rejects.toBe(other);
    const unknown = new Error('no connection');
    await expect(attempts(unknown)).rejects.toBe(unknown);
  });

  it('is repeated with the locks of the rides that it needs, which is no failed attempt', async () => {
    const locked: unknown[] = [];
    const query = (_: string, [ids]: unknown[]) => Promise.resolve(locked.push(ids));
    const manager = { query, find: () => Promise.resolve([]) } as unknown as EntityManager;
    const transaction = (work: (manager: EntityManager) => Promise<string>) => work(manager);
    const work = jest
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new RidesToLock(['own', 'before']))
      .mockRejectedValueOnce(failure({ code: '40P01' }))
      .mockRejectedValueOnce(new RidesToLock(['own', 'of driver']))
      .mockRejectedValueOnce(failure({ code: '40P01' }))
      .mockResolvedValueOnce('moved');
    expect(await retryTransaction({ transaction } as unknown as DataSource, work)).toBe('moved');
    const all = ['own', 'before', 'own', 'of driver'];
    expect(locked).toEqual([all.slice(0, 2), all.slice(0, 2), all, all]);
  });

  it('fails if it needs ever more locks', async () => {
    const error = new RidesToLock(['own', 'before']);
    await expect(attempts(...Array.from({ length: 20 }, () => error))).rejects.toBe(error);
  });
});

describe('a dry run', () => {
  const runner = {
    manager: {},
    startTransaction: jest.fn(() => Promise.resolve()),
    rollbackTransaction: jest.fn(() => Promise.resolve()),
    release: jest.fn(() => Promise.resolve()),
  };
  const dataSource = { createQueryRunner: () => runner } as unknown as DataSource;
  afterEach(() => void jest.clearAllMocks());

  it('is retried as well, and rolled back each time', async () => {
    const work = jest
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(failure({ code: '40P01' }))
      .mockResolvedValue('price');
    expect(await retryDryRun(dataSource, work)).toBe('price');
    expect(runner.startTransaction).toHaveBeenCalledTimes(2);
    expect(runner.rollbackTransaction).toHaveBeenCalledTimes(2);
    expect(runner.release).toHaveBeenCalledTimes(2);
  });

  it('is rolled back when it fails, and releases its connection even if the rollback fails', async () => {
    const failed = new Error('rejected');
    runner.rollbackTransaction.mockRejectedValueOnce(new Error('no connection'));
    await expect(retryDryRun(dataSource, () => Promise.reject(failed))).rejects.toBe(failed);
    expect(runner.rollbackTransaction).toHaveBeenCalledTimes(1);
    expect(runner.release).toHaveBeenCalledTimes(1);
  });
});
