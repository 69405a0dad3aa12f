import { MessagingActivity } from '@chauffeur/messaging';
import { CodedError, serviceRegistry, startMetrics, useServiceLogger } from '@chauffeur/service-kit';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CachedResponse } from './cached-response.js';
import { ResponseCache } from './response-cache.js';

const response = (text: string) => new CachedResponse(Buffer.from(text), 'application/json');
const returns = (text: string) => () => Promise.resolve(response(text));
const unavailable = () => Promise.reject(new CodedError('service.unreachable'));

let activity: MessagingActivity;
let cache: ResponseCache;

beforeEach(() => {
  useServiceLogger('gateway', 'silent');
  cache = emptyCache();
});

function emptyCache(): ResponseCache {
  activity = new MessagingActivity();
  return new ResponseCache(activity, serviceRegistry('gateway'));
}

async function read(load: () => Promise<CachedResponse>) {
  const result = await cache.read('response', 'cars', ['catalogue'], load);
  return { text: result.response.bytes.toString(), isStale: result.isStale };
}

describe('ResponseCache', () => {
  it('loads once what it caches', async () => {
    await read(returns('first'));
    expect(await read(returns('second'))).toEqual({ text: 'first', isStale: false });
  });

  it('loads again when the year changes in Baku', async () => {
    jest.useFakeTimers({ now: new Date('2030-12-31T19:59:59Z'), doNotFake: ['nextTick', 'queueMicrotask'] });
    try {
      await read(returns('2030'));
      expect((await read(returns('2031'))).text).toBe('2030');
      jest.setSystemTime(new Date('2030-12-31T20:00:00Z'));
      expect((await read(returns('2031'))).text).toBe('2031');
    } finally {
      jest.useRealTimers();
    }
  });

  it('loads again after an invalidation of the source, and after broadcasts may have been missed', async () => {
    await read(returns('first'));
    cache.invalidate(['pricing']);
    expect((await read(returns('second'))).text).toBe('first');
    cache.invalidate(['catalogue']);
    expect((await read(returns('second'))).text).toBe('second');
    activity.emit('broadcastsMissed', 'gateway.invalidate-cache');
    expect((await read(returns('third'))).text).toBe('third');
  });

  it('invalidates every entry of a source', async () => {
    const keys = ['cars', 'tours', 'services', 'categories'];
    for (const key of keys) await cache.read('response', key, ['catalogue'], returns('before'));
    cache.invalidate(['catalogue']);
    for (const key of keys) {
      const result = await cache.read('response', key, ['catalogue'], returns('after'));
      expect(result.response.bytes.toString()).toBe('after');
    }
  });

  it('evicts the least recently used entry first, also after an invalidation', async () => {
    const large = () => Promise.resolve(new CachedResponse(Buffer.alloc(17_000_000), 'application/json'));
    for (const key of ['cars', 'tours']) await cache.read('response', key, ['catalogue'], large);
    cache.invalidate(['catalogue']);
    await cache.read('response', 'services', ['catalogue'], large);
    const cached = ['cars', 'tours', 'services'].filter((key) => cache.has('response', key));
    expect(cached).toEqual(['tours', 'services']);
  });

  it('coalesces concurrent requests', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      await Promise.resolve();
      return response('once');
    };
    await Promise.all(Array.from({ length: 20 }, () => read(load)));
    expect(loads).toBe(1);
  });

  it('does not cache a response that was requested before an invalidation', async () => {
    const { promise, resolve } = Promise.withResolvers<CachedResponse>();
    const before = read(() => promise);
    cache.invalidate(['catalogue']);
    const after = read(returns('new'));
    resolve(response('old'));
    await before;
    expect((await after).text).toBe('new');
    expect((await read(returns('newer'))).text).toBe('new');
  });

  it('serves the last response, marked stale, while the source is unavailable', async () => {
    await expect(read(unavailable)).rejects.toThrow('service.unreachable');
    await read(returns('last'));
    cache.invalidate(['catalogue']);
    expect(await read(unavailable)).toEqual({ text: 'last', isStale: true });
  });

  it('serves an expired response while the source is slow, but waits for an invalidated one', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    try {
      const { promise, resolve } = Promise.withResolvers<CachedResponse>();
      await read(returns('last'));
      jest.advanceTimersByTime(61_000);
      const old = read(() => promise);
      await jest.advanceTimersByTimeAsync(2_001);
      expect(await old).toEqual({ text: 'last', isStale: true });
      resolve(response('new'));
      await jest.advanceTimersByTimeAsync(0);
      expect(await read(returns('newer'))).toEqual({ text: 'new', isStale: false });
      cache.invalidate(['catalogue']);
      const slow = Promise.withResolvers<CachedResponse>();
      const changed = read(() => slow.promise);
      await jest.advanceTimersByTimeAsync(4_000);
      slow.resolve(response('changed'));
      expect(await changed).toEqual({ text: 'changed', isStale: false });
    } finally {
      jest.useRealTimers();
    }
  });

  it('marks a composed response stale when a part is stale, and composes it again the next time', async () => {
    const compose = (text: string, isStale: boolean) =>
      cache.readComposed('response', 'prices', ['catalogue'], () =>
        Promise.resolve({ response: response(text), isStale }),
      );
    expect((await compose('of stale parts', true)).isStale).toBe(true);
    const again = await compose('of fresh parts', false);
    expect({ text: again.response.bytes.toString(), isStale: again.isStale }).toEqual({
      text: 'of fresh parts',
      isStale: false,
    });
  });

  it('does not hide errors other than an unavailable source', async () => {
    await read(returns('last'));
    cache.invalidate(['catalogue']);
    await expect(read(() => Promise.reject(new CodedError('tour.notFound')))).rejects.toThrow(
      'tour.notFound',
    );
  });

  it('counts lookups by kind and result', async () => {
    const metrics = await startMetrics({ port: 0, host: '127.0.0.1' });
    try {
      cache = emptyCache();
      const page = (load: () => Promise<CachedResponse>) => cache.read('page', '/', ['catalogue'], load);
      await Promise.all([1, 2, 3].map(() => page(returns('page'))));
      await read(returns('first'));
      await read(unavailable);
      cache.invalidate(['catalogue']);
      await read(unavailable);
      await expect(page(() => Promise.reject(new Error('not rendered')))).rejects.toThrow('not rendered');
      const text = await (await fetch(metrics.address)).text();
      expect(
        text
          .split('\n')
          .filter((line) => line.startsWith('response_cache_requests_total{'))
          .toSorted(),
      ).toEqual([
        'response_cache_requests_total{kind="page",result="coalesced",service="gateway"} 2',
        'response_cache_requests_total{kind="page",result="miss",service="gateway"} 2',
        'response_cache_requests_total{kind="response",result="hit",service="gateway"} 1',
        'response_cache_requests_total{kind="response",result="miss",service="gateway"} 1',
        'response_cache_requests_total{kind="response",result="stale",service="gateway"} 1',
      ]);
    } finally {
      await metrics.close();
    }
  });
});
