import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { UpdateStream } from './update-stream.js';

describe('an update stream', () => {
  it('is closed when its client falls too far behind, and sends nothing more', async () => {
    const stream = new UpdateStream(60_000);
    const closed = once(stream, 'close');
    for (let version = 0; version < 1_000 && !stream.destroyed; version += 1) {
      stream.send('booking.created', { bookingId: 'b'.repeat(36), version });
    }
    expect(stream.destroyed).toBe(true);
    expect(stream.readableLength).toBeLessThan(32 * 1024);
    stream.sendHeartbeat();
    await closed;
  });

  it('sends nothing after its end', async () => {
    const stream = new UpdateStream(60_000);
    stream.end();
    stream.end();
    stream.send('missed', {});
    stream.sendHeartbeat();
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    expect(text).toBe(': connected\n\n');
  });
});
