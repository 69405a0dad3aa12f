import { expect, it } from '@jest/globals';
import { untilAborted } from './until-aborted.js';

it('has the result of the work, or its failure', async () => {
  const { signal } = new AbortController();
  await expect(untilAborted(Promise.resolve(1), signal)).resolves.toBe(1);
  await expect(untilAborted(Promise.reject(new Error('no port')), signal)).rejects.toThrow('no port');
});

it('does not wait for the work once the signal is aborted, nor minds that it fails later', async () => {
  const stopping = new AbortController();
  const work = Promise.withResolvers<number>();
  const waiting = untilAborted(work.promise, stopping.signal);
  stopping.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
  await expect(untilAborted(work.promise, stopping.signal)).rejects.toThrow('stopped');
  work.reject(new Error('cut off'));
});
