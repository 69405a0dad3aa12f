import { describe, expect, it } from '@jest/globals';
import { InFlightMessages } from './in-flight-messages.js';

describe('messages in flight', () => {
  it('are awaited even if the handling of one fails', async () => {
    const inFlight = new InFlightMessages();
    const { promise: slow, resolve: end } = Promise.withResolvers<void>();
    const slowIsOver = inFlight.add(slow);
    const failed = inFlight.add(Promise.reject(new Error('no answer')));
    const ended = inFlight.drainWithin(60_000);
    await expect(failed).rejects.toThrow('no answer');
    let hasEnded = false;
    void ended.then(() => (hasEnded = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(hasEnded).toBe(false);
    end();
    await slowIsOver;
    expect(await ended).toBe(true);
    expect(inFlight.size).toBe(0);
  });
});
