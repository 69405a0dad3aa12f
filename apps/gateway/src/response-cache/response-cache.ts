import { nextYearInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { MessagingActivity, settlesWithin } from '@chauffeur/messaging';
import { Counter, Registry } from '@chauffeur/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { isUnavailable } from '../upstream/is-unavailable.js';
import type { CachedResponse } from './cached-response.js';

/** Where an entry's content comes from; an event of the source invalidates the entry. */
const cacheSources = ['catalogue', 'places', 'pricing', 'schedule'] as const;
export type CacheSource = (typeof cacheSources)[number];

/** A response of the API (of one service, or composed of several), or a rendered page. */
export type CacheEntryKind = 'response' | 'page';

interface Entry {
  readonly response: CachedResponse;
  readonly sources: readonly CacheSource[];
  readonly expiresAt: number;
}

/** Max age of a fresh response; a bound in case an invalidating event is missed. */
const maxAgeMs = 60_000;
/** How long after it was loaded a response may be served while its source is unavailable. */
const staleIfErrorMs = 24 * 3_600_000;
/** How long to wait for a new response if there is an expired one. Shorter than the site's timeout for its data. */
const slowMs = 2_000;
const maxBytes = 96 * 1024 * 1024;

export interface CacheResult {
  readonly response: CachedResponse;
  /** True for the last response of a source that is unavailable or slow. */
  readonly isStale: boolean;
}

/** LRU cache bounded in bytes and invalidated by events. Concurrent requests for one key are coalesced. */
@Injectable()
export class ResponseCache {
  private readonly logger = new Logger(ResponseCache.name);
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => response.size,
    ttl: staleIfErrorMs,
  });
  private readonly inFlight = new Map<string, Promise<CacheResult>>();
  /** Incremented by each invalidation: a response requested before one is not cached after it. */
  private readonly generations: Record<CacheSource, number> = {
    catalogue: 0,
    places: 0,
    pricing: 0,
    schedule: 0,
  };
  private readonly lookups: Counter;

  constructor(activity: MessagingActivity, registry: Registry) {
    this.lookups = new Counter({
      name: 'response_cache_requests_total',
      help: 'Response cache lookups: hit, coalesced with another, miss, or stale because the source is unavailable',
      labelNames: ['kind', 'result'],
      registers: [registry],
    });
    activity.on('broadcastsMissed', () => this.invalidate(cacheSources));
  }

  /** Whether a response is cached or being loaded, so that a further request costs next to nothing. */
  has(kind: CacheEntryKind, name: string): boolean {
    const key = `${kind} ${name}`;
    return this.entries.has(key) || this.inFlight.has(key);
  }

  /** Returns the cached response, or loads it. Throws what `load` throws, unless a stale response can be served. */
  async read(
    kind: CacheEntryKind,
    name: string,
    sources: readonly CacheSource[],
    load: () => Promise<CachedResponse>,
  ): Promise<CacheResult> {
    return this.readComposed(kind, name, sources, async () => ({ response: await load(), isStale: false }));
  }

  /** Same as `read` for a composed response. If a part is stale, the response is too, and is loaded again next time. */
  async readComposed(
    kind: CacheEntryKind,
    name: string,
    sources: readonly CacheSource[],
    load: () => Promise<CacheResult>,
  ): Promise<CacheResult> {
    const key = `${kind} ${name}`;
    const entry = this.entries.get(key);
    let result = 'hit';
    try {
      if (entry && entry.expiresAt > Date.now()) return { response: entry.response, isStale: false };
      result = this.inFlight.has(key) ? 'coalesced' : 'miss';
      const loading = this.loadCoalesced(key, sources, load);
      // A response that has only expired is served if its source is slow. For an invalidated one this waits.
      if (entry && entry.expiresAt > 0 && !(await settlesWithin(slowMs, loading))) {
        result = 'stale';
        return { response: entry.response, isStale: true };
      }
      const loaded = await loading;
      if (loaded.isStale) result = 'stale';
      return loaded;
    } catch (error) {
      if (!entry || !isUnavailable(error)) throw error;
      result = 'stale';
      return { response: entry.response, isStale: true };
    } finally {
      this.lookups.inc({ kind, result });
    }
  }

  /** Expires all entries of the sources. They stay for `staleIfErrorMs`. */
  invalidate(sources: readonly CacheSource[]): void {
    for (const source of sources) this.generations[source] += 1;
    // Iterates a copy, because setting an entry makes it the most recently used one; the least recently used one first,
    // so that their order stays.
    for (const [key, entry] of Array.from(this.entries.entries()).toReversed()) {
      if (entry.sources.some((source) => sources.includes(source))) {
        this.entries.set(key, { ...entry, expiresAt: 0 }, { noUpdateTTL: true });
      }
    }
    this.inFlight.clear();
    this.logger.debug(`invalidated responses of ${sources.join(' and ')}`);
  }

  private loadCoalesced(
    key: string,
    sources: readonly CacheSource[],
    load: () => Promise<CacheResult>,
  ): Promise<CacheResult> {
    const pending = this.inFlight.get(key);
    if (pending) return pending;
    const loading = this.load(key, sources, load).finally(() => {
      if (this.inFlight.get(key) === loading) this.inFlight.delete(key);
    });
    this.inFlight.set(key, loading);
    return loading;
  }

  private async load(
    key: string,
    sources: readonly CacheSource[],
    load: () => Promise<CacheResult>,
  ): Promise<CacheResult> {
    const generation = this.generationOf(sources);
    const startedAt = new Date();
    const loaded = await load();
    if (this.generationOf(sources) === generation) {
      // Pages contain the current year.
      const lastsUntil = nextYearInBaku(startedAt).getTime();
      const expiresAt = loaded.isStale ? 0 : Math.min(Date.now() + maxAgeMs, lastsUntil);
      this.entries.set(key, { response: loaded.response, sources, expiresAt });
    }
    return loaded;
  }

  private generationOf(sources: readonly CacheSource[]): number {
    return sources.reduce((sum, source) => sum + this.generations[source], 0);
  }
}
