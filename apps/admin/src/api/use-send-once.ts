import { useState } from 'react';
import { hasErrorCode, isRejected } from './send-request';

/** The idempotency keys of writes whose outcome is not known, by their names. */
const unsettled = new Map<string, string>();

/**
 * Sends a write that must not be stored twice: two clicks, or a retry without a response. While its outcome is not known,
 * each further try has the same key; with a `name`, that of what would be stored, also in a form that was closed and opened
 * again.
 */
export function useSendOnce(name?: string) {
  // What the name depends on may change while the form is open; the write is still the same one.
  const [write] = useState(() => name ?? crypto.randomUUID());
  const [key, renewKey] = useState(() => unsettled.get(write) ?? crypto.randomUUID());
  return async <Result>(send: (idempotencyKey: string) => Promise<Result>): Promise<Result> => {
    // A try before this one may be stored: what rejects this one says nothing of that.
    const isRepeat = unsettled.has(write);
    unsettled.set(write, key);
    try {
      const result = await send(key);
      unsettled.delete(write);
      // What is sent after this is another write.
      renewKey(crypto.randomUUID());
      return result;
    } catch (failure) {
      if (isRejected(failure) && !isRepeat) {
        unsettled.delete(write);
        renewKey(crypto.randomUUID());
      }
      // The first try is stored, and staff see it: a form that is opened after this is about another one.
      if (hasErrorCode(failure, 'idempotencyKey.reused')) unsettled.delete(write);
      throw failure;
    }
  };
}
