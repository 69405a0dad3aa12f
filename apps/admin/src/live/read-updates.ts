import {
  bookingUpdate,
  liveUpdateName,
  type BookingUpdate,
  type LiveUpdateName,
} from '@chauffeur/contracts/dashboard/live-update';
import { createParser } from 'eventsource-parser';

export interface LiveUpdate {
  /** An update of the server, or a change of the stream itself; `alive` is its heartbeat. */
  readonly name: LiveUpdateName | 'connected' | 'disconnected' | 'alive';
  /** null for an update that is not about one booking. */
  readonly booking: BookingUpdate | null;
}

/**
 * Reads a stream of server-sent events until it ends. A stream that is silent for `silence` milliseconds is dead and
 * cancelled, even if the connection is open. Throws if the stream breaks.
 */
export async function readUpdates(
  stream: ReadableStream<Uint8Array>,
  silence: number,
  onUpdate: (update: LiveUpdate) => void,
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({
    onComment: () => onUpdate({ name: 'alive', booking: null }),
    onEvent: ({ event, data }) => {
      const name = liveUpdateName.safeParse(event);
      if (name.success) onUpdate({ name: name.data, booking: bookingOf(data) });
    },
  });
  for (;;) {
    const timer = setTimeout(() => void reader.cancel(), silence);
    // Sequential: chunks come one after another.
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

function bookingOf(data: string): BookingUpdate | null {
  try {
    return bookingUpdate.parse(JSON.parse(data));
  } catch {
    return null;
  }
}
