import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { UpdateStream } from './update-stream.js';

describe('an update stream', () => {
  it('is broken off when its reader falls too far behind, and takes nothing more', async () => {
    const stream = new UpdateStream(60_000);
    const closed = once(stream, 'close');
    for (let told = 0; told < 1_000 && !stream.destroyed; told += 1) {
      stream.tell('booking.created', { bookingId: 'b'.repeat(36), version: told });
    }
    expect(stream.destroyed).toBe(true);
    expect(stream.readableLength).toBeLessThan(32 * 1024);
    stream.beat();
    await closed;
  });

  it('says nothing after its end', async () => {
    const stream = new UpdateStream(60_000);
    stream.end();
    stream.end();
    stream.tell('missed', {});
    stream.beat();
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    expect(text).toBe(': connected\n\n');
  });
});
