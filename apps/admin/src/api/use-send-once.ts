import { newKey } from '@chauffeur/contracts/new-key';
import { useState } from 'react';
import { hasErrorCode, isRejected } from './send-request';

/** Idempotency keys of writes whose outcome is unknown, by the name of the write. */
const unsettled = new Map<string, string>();

/**
 * Sends a write that must not be stored twice, by a double click or a retry without a response. While its outcome is
 * unknown, each further try has the same key. A `name` identifies what would be stored: its key outlives a form that is
 * closed and opened again.
 */
export function useSendOnce(name?: string) {
  // The name may change while the form is open; the write stays the same.
  const [write] = useState(() => name ?? newKey());
  const [key, renewKey] = useState(() => unsettled.get(write) ?? newKey());
  return <Result>(send: Send<Result>): Promise<Result> =>
    sendWithKey(write, key, send, () => renewKey(newKey()));
}

type Send<Result> = (idempotencyKey: string) => Promise<Result>;

/** Sends a write as `useSendOnce` does, where another `name` is another write, even in a form that stays open. */
export function sendOnceAs<Result>(name: string, send: Send<Result>): Promise<Result> {
  return sendWithKey(name, unsettled.get(name) ?? newKey(), send);
}

/** Calls `onSettled` once the next request is another write. */
async function sendWithKey<Result>(
  write: string,
  key: string,
  send: Send<Result>,
  onSettled?: () => void,
): Promise<Result> {
  // An earlier try may be stored; a rejection of this one does not rule that out.
  const isRepeat = unsettled.has(write);
  unsettled.set(write, key);
  try {
    const result = await send(key);
    unsettled.delete(write);
    onSettled?.();
    return result;
  } catch (failure) {
    if (isRejected(failure) && !isRepeat) {
      unsettled.delete(write);
      onSettled?.();
    }
    // An earlier try is stored, and staff see that: a form that is opened later is for another write.
    if (hasErrorCode(failure, 'idempotencyKey.reused')) unsettled.delete(write);
    throw failure;
  }
}
