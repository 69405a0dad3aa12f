import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getJson } from './get-json';

describe('getJson', () => {
  const knownFetch = globalThis.fetch;
  const knownAny = Object.getOwnPropertyDescriptor(AbortSignal, 'any');

  /** Never responds; rejects as fetch does, with the reason of its signal. */
  const silence: typeof fetch = (_path, init) =>
    new Promise((_resolve, reject) => {
      const signal = init?.signal;
      const end = () => reject(signal?.reason as Error);
      if (signal?.aborted) end();
      signal?.addEventListener('abort', end);
    });

  beforeEach(() => {
    // As on iPhones before iOS 17.4.
    Reflect.deleteProperty(AbortSignal, 'any');
  });

  afterEach(() => {
    globalThis.fetch = knownFetch;
    if (knownAny) Object.defineProperty(AbortSignal, 'any', knownAny);
    jest.useRealTimers();
  });

  it('reads in a browser without AbortSignal.any', async () => {
    const headers = new Map([['etag', '1']]);
    globalThis.fetch = (() =>
      Promise.resolve({ ok: true, headers, json: () => Promise.resolve([1]) })) as unknown as typeof fetch;
    const { body } = await getJson<number[]>('/api/cars', {
      timeout: 1000,
      signal: new AbortController().signal,
    });
    expect(body).toEqual([1]);
  });

  it('times out', async () => {
    jest.useFakeTimers();
    globalThis.fetch = silence;
    const read = getJson('/api/cars', { timeout: 4000 });
    await Promise.all([
      expect(read).rejects.toMatchObject({ name: 'TimeoutError' }),
      jest.advanceTimersByTimeAsync(4001),
    ]);
  });

  it('is aborted by the signal of its caller, before and during the request', async () => {
    globalThis.fetch = silence;
    const caller = new AbortController();
    const running = getJson('/api/cars', { timeout: 60_000, signal: caller.signal });
    setTimeout(() => caller.abort(new Error('left')), 5);
    await expect(running).rejects.toThrow('left');
    await expect(getJson('/api/cars', { timeout: 60_000, signal: caller.signal })).rejects.toThrow('left');
  });
});
