import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { RenderLimiter } from './render-limiter.js';

afterEach(() => void jest.useRealTimers());

describe('renders', () => {
  it('run two at a time, in the order of the requests', async () => {
    const renders = new RenderLimiter();
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    const results = [1, 2, 3, 4].map((page) =>
      renders.run(async () => {
        begun.push(page);
        await new Promise<void>((resolve) => ends.push(resolve));
        return page;
      }),
    );
    expect(begun).toEqual([1, 2]);
    ends[1]?.();
    expect(await results[1]).toBe(2);
    expect(begun).toEqual([1, 2, 3]);
    for (const page of [0, 2]) ends[page]?.();
    await Promise.all([results[0], results[2]]);
    ends[3]?.();
    expect(await results[3]).toBe(4);
  });

  it('are given up after waiting for ten seconds, and leave their place to others', async () => {
    jest.useFakeTimers();
    const renders = new RenderLimiter();
    const hangs = Promise.withResolvers<void>();
    const hanging = [renders.run(() => hangs.promise), renders.run(() => hangs.promise)];
    const waiting = renders.run(() => Promise.resolve('page'));
    await Promise.all([
      expect(waiting).rejects.toThrow('request.overloaded'),
      jest.advanceTimersByTimeAsync(10_000),
    ]);
    hangs.resolve();
    await Promise.all(hanging);
    expect(await renders.run(() => Promise.resolve('page'))).toBe('page');
  });
});
