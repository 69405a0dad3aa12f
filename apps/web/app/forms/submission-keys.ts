import { tabValue } from '../storage/tab-storage';

interface KeyedContent {
  content: string;
  key: string;
}

/** The Idempotency-Keys of one form's submissions. */
export interface SubmissionKeys {
  /** Returns the key of this content: the same until the content changes or the submission is cleared. */
  keyOf(content: string): string;
  /** Called after a success, so that the same content gets a new key if it is sent again. */
  clear(): void;
}

/**
 * Creates the keys of a form. A key is stored in the session storage under `storageKey`, so that retries of the same
 * content, even after a reload, have the same key; changed content gets a new one.
 */
export function createSubmissionKeys(storageKey: string): SubmissionKeys {
  const keyed = tabValue<KeyedContent>(storageKey);
  return {
    keyOf(content) {
      const stored = keyed.read();
      if (stored?.content === content) return stored.key;
      const key = newKey();
      keyed.write({ content, key });
      return key;
    },
    clear: keyed.clear,
  };
}

// Not crypto.randomUUID, which browsers lack on plain HTTP, as when a site is tried in a local network.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
