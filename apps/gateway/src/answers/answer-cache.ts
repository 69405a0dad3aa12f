import { BroadcastGaps } from '@chauffeur/messaging';
import { CodedError, Metrics, type Counter, type MetricDefinition } from '@chauffeur/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { KeptAnswer } from './kept-answer.js';

/** Where an answer's content comes from; an event about the source drops it. */
export type AnswerSource = 'catalogue' | 'pricing';

/** A service's answer, or a page made of several. */
export type AnswerKind = 'answer' | 'page';

const requests: MetricDefinition<'kind' | 'result'> = {
  name: 'answer_cache_requests_total',
  help: 'Reads of kept answers: kept, waited for with others, asked for, or old because the source is away',
  labels: ['kind', 'result'],
};

interface Entry {
  readonly answer: KeptAnswer;
  readonly sources: readonly AnswerSource[];
  readonly freshUntil: number;
}

/** Milliseconds for which an answer is served without asking, should an event have been missed. */
const freshFor = 60_000;
/** Milliseconds for which an old answer is better than none while its source is away. */
const usableFor = 24 * 3_600_000;
/** Bytes that kept answers may take. */
const mostBytes = 96 * 1024 * 1024;

export interface FoundAnswer {
  readonly answer: KeptAnswer;
  /** True when its source is away and this is the last that it said. */
  readonly isStale: boolean;
}

/** Keeps answers until an event says that their source changed. Bounded; several askers of one thing wait together. */
@Injectable()
export class AnswerCache {
  private readonly logger = new Logger(AnswerCache.name);
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }) => answer.size,
    ttl: usableFor,
  });
  private readonly inHand = new Map<string, Promise<FoundAnswer>>();
  /** Rises with every change, so that an answer asked for before it is not kept after it. */
  private readonly changes: Record<AnswerSource, number> = { catalogue: 0, pricing: 0 };

  private readonly requests: Counter<'kind' | 'result'>;

  constructor(gaps: BroadcastGaps, metrics: Metrics) {
    this.requests = metrics.counter(requests);
    gaps.onGap(() => this.drop(['catalogue', 'pricing']));
  }

  async read(
    kind: AnswerKind,
    name: string,
    sources: readonly AnswerSource[],
    load: () => Promise<KeptAnswer>,
  ): Promise<FoundAnswer> {
    return this.readFound(kind, name, sources, async () => ({ answer: await load(), isStale: false }));
  }

  /** The same for an answer made of others: one that is made of old ones is old, and is made anew the next time. */
  async readFound(
    kind: AnswerKind,
    name: string,
    sources: readonly AnswerSource[],
    load: () => Promise<FoundAnswer>,
  ): Promise<FoundAnswer> {
    const key = `${kind} ${name}`;
    const entry = this.entries.get(key);
    let result = 'hit';
    try {
      if (entry && entry.freshUntil > Date.now()) return { answer: entry.answer, isStale: false };
      result = this.inHand.has(key) ? 'joined' : 'miss';
      const found = await this.loadOnce(key, sources, load);
      if (found.isStale) result = 'stale';
      return found;
    } catch (error) {
      const isAway = error instanceof CodedError && error.code === 'service.unreachable';
      if (!entry || !isAway) throw error;
      result = 'stale';
      return { answer: entry.answer, isStale: true };
    } finally {
      this.requests.add({ kind, result });
    }
  }

  /** Marks everything from the sources as old: asked for anew, kept only for the case that its source is away. */
  drop(sources: readonly AnswerSource[]): void {
    for (const source of sources) this.changes[source] += 1;
    // A copy: setting an entry moves it to the front of what is walked through, which would never end.
    for (const [key, entry] of Array.from(this.entries.entries())) {
      if (entry.sources.some((source) => sources.includes(source))) {
        this.entries.set(key, { ...entry, freshUntil: 0 });
      }
    }
    this.inHand.clear();
    this.logger.debug(`dropped answers from ${sources.join(' and ')}`);
  }

  private loadOnce(
    key: string,
    sources: readonly AnswerSource[],
    load: () => Promise<FoundAnswer>,
  ): Promise<FoundAnswer> {
    const known = this.inHand.get(key);
    if (known) return known;
    const loading = this.load(key, sources, load).finally(() => {
      if (this.inHand.get(key) === loading) this.inHand.delete(key);
    });
    this.inHand.set(key, loading);
    return loading;
  }

  private async load(
    key: string,
    sources: readonly AnswerSource[],
    load: () => Promise<FoundAnswer>,
  ): Promise<FoundAnswer> {
    const before = this.changesOf(sources);
    const found = await load();
    if (this.changesOf(sources) === before) {
      const freshUntil = found.isStale ? 0 : Date.now() + freshFor;
      this.entries.set(key, { answer: found.answer, sources, freshUntil });
    }
    return found;
  }

  private changesOf(sources: readonly AnswerSource[]): number {
    return sources.reduce((sum, source) => sum + this.changes[source], 0);
  }
}
