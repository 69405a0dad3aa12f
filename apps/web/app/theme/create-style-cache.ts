import createCache, { type EmotionCache } from '@emotion/cache';

/** The styles' cache: a new one for every request, one for the life of a browser page. */
export function createStyleCache(nonce?: string): EmotionCache {
  return createCache({ key: 'c', ...(nonce ? { nonce } : {}) });
}
