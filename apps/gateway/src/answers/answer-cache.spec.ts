import type { BroadcastGaps } from '@chauffeur/messaging';
import { CodedError, metricsOf, startMetrics } from '@chauffeur/service-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { AnswerCache } from './answer-cache.js';
import { KeptAnswer } from './kept-answer.js';

const answer = (text: string) => new KeptAnswer(Buffer.from(text), 'application/json');
const away = () => Promise.reject(new CodedError('service.unreachable'));

let missed: () => void;
let cache: AnswerCache;

beforeEach(() => {
  cache = emptyCache();
});

function emptyCache(): AnswerCache {
  const gaps: Pick<BroadcastGaps, 'onGap'> = {
    onGap: (listener) => {
      missed = () => void listener('');
    },
  };
  return new AnswerCache(gaps as BroadcastGaps, metricsOf('gateway'));
}

async function read(load: () => Promise<KeptAnswer>) {
  const { answer: found, isStale } = await cache.read('answer', 'cars', ['catalogue'], load);
  return { text: found.bytes.toString(), isStale };
}

describe('AnswerCache', () => {
  it('asks once for what it keeps', async () => {
    await read(() => Promise.resolve(answer('first')));
    expect(await read(() => Promise.resolve(answer('second')))).toEqual({ text: 'first', isStale: false });
  });

  it('asks again after its source changed, and after events may have been missed', async () => {
    await read(() => Promise.resolve(answer('first')));
    cache.drop(['pricing']);
    expect((await read(() => Promise.resolve(answer('second')))).text).toBe('first');
    cache.drop(['catalogue']);
    expect((await read(() => Promise.resolve(answer('second')))).text).toBe('second');
    missed();
    expect((await read(() => Promise.resolve(answer('third')))).text).toBe('third');
  });

  it('drops many answers at once', async () => {
    const keys = ['cars', 'tours', 'services', 'categories'];
    for (const key of keys)
      await cache.read('answer', key, ['catalogue'], () => Promise.resolve(answer('old')));
    cache.drop(['catalogue']);
    for (const key of keys) {
      const found = await cache.read('answer', key, ['catalogue'], () => Promise.resolve(answer('new')));
      expect(found.answer.bytes.toString()).toBe('new');
    }
  });

  it('lets many askers wait for one answer', async () => {
    let asked = 0;
    const load = async () => {
      asked += 1;
      await Promise.resolve();
      return answer('once');
    };
    await Promise.all(Array.from({ length: 20 }, () => read(load)));
    expect(asked).toBe(1);
  });

  it('does not keep an answer that was asked for before a change', async () => {
    const { promise, resolve } = Promise.withResolvers<KeptAnswer>();
    const asked = read(() => promise);
    cache.drop(['catalogue']);
    const askedAfter = read(() => Promise.resolve(answer('new')));
    resolve(answer('old'));
    await asked;
    expect((await askedAfter).text).toBe('new');
    expect((await read(() => Promise.resolve(answer('newer')))).text).toBe('new');
  });

  it('says of the last answer that it is old while the source is away', async () => {
    await expect(read(away)).rejects.toThrow('service.unreachable');
    await read(() => Promise.resolve(answer('last')));
    cache.drop(['catalogue']);
    expect(await read(away)).toEqual({ text: 'last', isStale: true });
  });

  it('says of an answer made of old ones that it is old, and makes it anew the next time', async () => {
    const made = (text: string, isStale: boolean) =>
      cache.readFound('answer', 'prices', ['catalogue'], () =>
        Promise.resolve({ answer: answer(text), isStale }),
      );
    expect((await made('of old ones', true)).isStale).toBe(true);
    const anew = await made('of fresh ones', false);
    expect({ text: anew.answer.bytes.toString(), isStale: anew.isStale }).toEqual({
      text: 'of fresh ones',
      isStale: false,
    });
  });

  it('does not hide a fault that is no absence', async () => {
    await read(() => Promise.resolve(answer('last')));
    cache.drop(['catalogue']);
    await expect(read(() => Promise.reject(new CodedError('tour.notFound')))).rejects.toThrow(
      'tour.notFound',
    );
  });

  it('counts what became of each read, pages apart', async () => {
    const metrics = await startMetrics({ port: 0, host: '127.0.0.1' });
    try {
      cache = emptyCache();
      const page = (load: () => Promise<KeptAnswer>) => cache.read('page', '/', ['catalogue'], load);
      await Promise.all([1, 2, 3].map(() => page(() => Promise.resolve(answer('page')))));
      await read(() => Promise.resolve(answer('first')));
      await read(away);
      cache.drop(['catalogue']);
      await read(away);
      await expect(page(() => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
      const told = await (await fetch(metrics.address)).text();
      expect(
        told
          .split('\n')
          .filter((line) => line.startsWith('answer_cache_requests_total{'))
          .toSorted(),
      ).toEqual([
        'answer_cache_requests_total{service="gateway",kind="answer",result="hit"} 1',
        'answer_cache_requests_total{service="gateway",kind="answer",result="miss"} 1',
        'answer_cache_requests_total{service="gateway",kind="answer",result="stale"} 1',
        'answer_cache_requests_total{service="gateway",kind="page",result="joined"} 2',
        'answer_cache_requests_total{service="gateway",kind="page",result="miss"} 2',
      ]);
    } finally {
      await metrics.close();
    }
  });
});
