const storageKey = 'booking-idempotency';

interface KeyedContent {
  content: string;
  key: string;
}

/**
 * The Idempotency-Key of a submission: made once for its content and kept over retries and reloads, so that the same
 * booking sent twice is one booking, and a changed one is another.
 */
export function idempotencyKeyOf(content: string): string {
  const kept = readKept();
  if (kept?.content === content) return kept.key;
  const key = newKey();
  keep({ content, key });
  return key;
}

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

/** A new booking, even of the same content, is meant as a second one. */
export function forgetIdempotencyKey(): void {
  inMemory = null;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored.
  }
}

// crypto.randomUUID is missing where a site is tried over plain HTTP in a local network.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
