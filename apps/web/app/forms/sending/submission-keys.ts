import { newKey } from '@chauffeur/contracts/new-key';
import { tabValue } from '../../storage/tab-storage';

interface KeyedContent {
  content: string;
  key: string;
}

/** The Idempotency-Keys of one form's submissions. */
export interface SubmissionKeys {
  /** Returns the key of this content: the same until the submission is cleared, also if other content is sent meanwhile. */
  keyOf(content: string): string;
  /** Called after a success, so that the same content gets a new key if it is sent again. */
  clear(): void;
}

/** A visitor tries no more variants than this before one succeeds. */
const maxKeys = 10;

/**
 * Creates the keys of a form. They are stored in the session storage under `storageKey`, so that retries of the same
 * content, even after a reload, have the same key; changed content gets a new one. A visitor who returns to what was sent before
 * repeats that: its response may have been lost.
 */
export function createSubmissionKeys(storageKey: string): SubmissionKeys {
  // An earlier release stored only the last one.
  const keyed = tabValue<KeyedContent[] | KeyedContent>(storageKey);
  return {
    keyOf(content) {
      const stored = [keyed.read() ?? []].flat();
      const known = stored.find((sent) => sent.content === content);
      if (known) return known.key;
      const key = newKey();
      keyed.write([...stored, { content, key }].slice(-maxKeys));
      return key;
    },
    clear: keyed.clear,
  };
}
