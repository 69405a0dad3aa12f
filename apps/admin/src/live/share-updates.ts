import type { Session } from '../session/session';
import type { LiveUpdate } from './read-updates';
import { subscribeToUpdates } from './subscribe-to-updates';

/** Name of the lock and of the channel. */
const name = 'live-updates';

/**
 * Same as `subscribeToUpdates`, with one stream for all tabs: browsers open only six connections to a server over HTTP/1.1,
 * so a stream for each tab would leave none for requests. The tab that has the lock reads the stream and passes the updates
 * on; when it is closed, another tab takes over. Outside a secure context, browsers have no locks: each tab then has its own
 * stream.
 */
export async function shareUpdates(
  session: Session,
  signal: AbortSignal,
  onUpdate: (update: LiveUpdate) => void,
): Promise<void> {
  if (!('locks' in navigator)) return subscribeToUpdates(session, signal, onUpdate);
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveUpdate>) => onUpdate(data));
  signal.addEventListener('abort', () => channel.close());
  const passOn = (update: LiveUpdate) => {
    onUpdate(update);
    // The rule is for windows: a channel has no target, and is limited to this origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(update);
  };
  const isFirst = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await subscribeToUpdates(session, signal, passOn);
    return lock !== null;
  });
  if (isFirst || signal.aborted) return undefined;
  return navigator.locks.request(name, { signal }, () =>
    subscribeToUpdates(session, signal, passOn, { resumes: true }),
  );
}
