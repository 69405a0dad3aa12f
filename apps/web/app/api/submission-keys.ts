interface KeyedContent {
  content: string;
  key: string;
}

/** The Idempotency-Keys of one form's submissions. */
export interface SubmissionKeys {
  /** The key of this content: the same until the content changes or the submission is forgotten. */
  keyOf(content: string): string;
  /** After a success: a new submission, even of the same content, is meant as a second one. */
  forget(): void;
}

/**
 * Keys made once for their content and kept over retries and reloads under `storageKey` of the session storage, so that
 * the same thing sent twice is done once, and a changed one is another.
 */
export function createSubmissionKeys(storageKey: string): SubmissionKeys {
  // Without storage the key still lives as long as the page.
  let inMemory: KeyedContent | null = null;

  function readKept(): KeyedContent | null {
    try {
      const text = sessionStorage.getItem(storageKey);
      if (text) return JSON.parse(text) as KeyedContent;
    } catch {
      return inMemory;
    }
    return inMemory;
  }

  function keep(keyed: KeyedContent): void {
    inMemory = keyed;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(keyed));
    } catch {
      // In memory it is kept.
    }
  }

  return {
    keyOf(content) {
      const kept = readKept();
      if (kept?.content === content) return kept.key;
      const key = newKey();
      keep({ content, key });
      return key;
    },
    forget() {
      inMemory = null;
      try {
        sessionStorage.removeItem(storageKey);
      } catch {
        // Nothing was stored.
      }
    },
  };
}

// crypto.randomUUID is missing where a site is tried over plain HTTP in a local network.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
