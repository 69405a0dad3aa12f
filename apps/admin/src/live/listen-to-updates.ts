import { liveUpdateHeartbeat } from '@chauffeur/contracts';
import type { Session } from '../session/session';
import { readUpdates, type LiveUpdate } from './read-updates';

/** Milliseconds before a broken stream is opened again: the first time, and at most. */
const pauses = { first: 1_000, most: 30_000 } as const;

/**
 * Tells `onUpdate` what happens until `signal` ends it. A broken stream is opened again, and `missed` told, because
 * nobody knows what happened in between.
 */
export async function listenToUpdates(
  session: Session,
  signal: AbortSignal,
  onUpdate: (update: LiveUpdate) => void,
): Promise<void> {
  let pause: number = pauses.first;
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    try {
      // One stream after the other is the point.
      // oxlint-disable-next-line no-await-in-loop
      const stream = await session.listen('/api/admin/events', signal);
      pause = pauses.first;
      if (!isFirst) onUpdate({ name: 'missed', bookingId: null });
      // oxlint-disable-next-line no-await-in-loop
      await readUpdates(stream, liveUpdateHeartbeat * 2, onUpdate);
    } catch {
      // Nobody answers, or the token has run out: tried again for as long as the back office is open.
    }
    // oxlint-disable-next-line no-await-in-loop
    await rest(pause, signal);
    pause = Math.min(pause * 2, pauses.most);
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
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
