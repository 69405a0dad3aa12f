import createCache, { type EmotionCache } from '@emotion/cache';

/** jsdom lays nothing out, and would match every rule for every role that is looked up: half the time of a test. */
export function cacheWithoutStyles(): EmotionCache {
  const cache = createCache({ key: 'c' });
  cache.insert = () => undefined;
  return cache;
}
