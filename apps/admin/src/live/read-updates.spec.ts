import { describe, expect, it } from '@jest/globals';
import { ReadableStream } from 'node:stream/web';
import { readUpdates, type LiveUpdate } from './read-updates';

const bookingId = '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11';
const encoder = new TextEncoder();

function streamOf(parts: readonly string[], { ends = true } = {}) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      if (ends) controller.close();
    },
  }) as unknown as globalThis.ReadableStream<Uint8Array>;
}

async function updatesOf(stream: globalThis.ReadableStream<Uint8Array>, silence = 1_000) {
  const updates: LiveUpdate[] = [];
  await readUpdates(stream, silence, (update) => updates.push(update));
  return updates;
}

describe('live updates', () => {
  it('are read from chunks split anywhere, with heartbeats; unknown names are ignored', async () => {
    const data = JSON.stringify({ bookingId, version: 2 });
    const text = `: beat\n\nevent: booking.created\ndata: ${data}\n\nevent: other\ndata: {}\n\nevent: missed\ndata: {}\n\n`;
    const parts = [text.slice(0, 15), text.slice(15, 40), text.slice(40)];
    expect(await updatesOf(streamOf(parts))).toEqual([
      { name: 'alive', booking: null },
      { name: 'booking.created', booking: { bookingId, version: 2 } },
      { name: 'missed', booking: null },
    ]);
  });

  it('end after a silence longer than heartbeats take', async () => {
    expect(await updatesOf(streamOf([': beat\n\n'], { ends: false }), 20)).toEqual([
      { name: 'alive', booking: null },
    ]);
  });
});
