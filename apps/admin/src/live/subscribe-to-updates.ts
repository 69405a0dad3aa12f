import { liveUpdateHeartbeat } from '@chauffeur/contracts/dashboard/live-update';
import type { Session } from '../session/session';
import { readUpdates, type LiveUpdate } from './read-updates';

/** Backoff before a broken stream is opened again, in milliseconds. */
const backoff = { initialMs: 1_000, maxMs: 30_000 } as const;

/**
 * Calls `onUpdate` for each update until `signal` aborts, and when the stream opens or breaks. A stream that is opened
 * after a broken one begins with the update `missed`, because what happened in between is unknown; so does the first stream
 * if it replaces another tab's (`resumes`).
 */
export async function subscribeToUpdates(
  session: Session,
  signal: AbortSignal,
  onUpdate: (update: LiveUpdate) => void,
  { resumes = false }: { resumes?: boolean } = {},
): Promise<void> {
  let delay: number = backoff.initialMs;
  for (let hasGap = resumes; !signal.aborted; hasGap = true) {
    try {
      // Sequential: one stream at a time.
      const stream = await session.listen('/api/admin/events', signal);
      delay = backoff.initialMs;
      onUpdate({ name: 'connected', booking: null });
      if (hasGap) onUpdate({ name: 'missed', booking: null });
      await readUpdates(stream, liveUpdateHeartbeat * 2, onUpdate);
    } catch {
      // The server is unreachable or the token has expired: retried for as long as the back office is open.
      if (!signal.aborted) onUpdate({ name: 'disconnected', booking: null });
    }
    await sleep(delay, signal);
    delay = Math.min(delay * 2, backoff.maxMs);
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
