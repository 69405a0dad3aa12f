import createCache, { type EmotionCache } from '@emotion/cache';

/** Creates emotion's style cache: one per request on the server, one per page in browsers. */
export function createStyleCache(nonce?: string): EmotionCache {
  return createCache({ key: 'c', ...(nonce ? { nonce } : {}) });
}
