import { tabValue } from '../storage/tab-storage';

interface KeyedContent {
  content: string;
  key: string;
}

/** The Idempotency-Keys of one form's submissions. */
export interface SubmissionKeys {
  /** The key of this content: the same until the content changes or the submission is cleared. */
  keyOf(content: string): string;
  /** After a success: a new submission, even of the same content, is meant as a second one. */
  clear(): void;
}

/**
 * Keys generated once for their content and stored over retries and reloads under `storageKey` of the session storage, so that
 * the same thing sent twice is done once, and a changed one is another.
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

// crypto.randomUUID is missing where a site is tried over plain HTTP in a local network.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
