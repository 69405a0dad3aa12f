import type { BroadcastGaps } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { AnswerCache } from './answer-cache.js';
import { KeptAnswer } from './kept-answer.js';

const answer = (text: string) => new KeptAnswer(Buffer.from(text), 'application/json');
const away = () => Promise.reject(new CodedError('service.unreachable'));

let missed: () => void;
let cache: AnswerCache;

beforeEach(() => {
  const gaps: Pick<BroadcastGaps, 'onGap'> = {
    onGap: (listener) => {
      missed = () => void listener('');
    },
  };
  cache = new AnswerCache(gaps as BroadcastGaps);
});

async function read(load: () => Promise<KeptAnswer>) {
  const { answer: found, isStale } = await cache.read('cars', ['catalogue'], load);
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
    for (const key of keys) await cache.read(key, ['catalogue'], () => Promise.resolve(answer('old')));
    cache.drop(['catalogue']);
    for (const key of keys) {
      const found = await cache.read(key, ['catalogue'], () => Promise.resolve(answer('new')));
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

  it('does not hide a fault that is no absence', async () => {
    await read(() => Promise.resolve(answer('last')));
    cache.drop(['catalogue']);
    await expect(read(() => Promise.reject(new CodedError('tour.notFound')))).rejects.toThrow(
      'tour.notFound',
    );
  });
});
