import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { bookingsKey, dashboardKey, dispatchKey } from '../api/query-keys';
import type { LiveUpdate } from './read-updates';

/** Milliseconds until the refetch: after the last of several updates, but at most after the first. */
const delay = { afterLastMs: 300, afterFirstMs: 2_000 } as const;

/** Updates after which anything on the screen may be stale: a change of the schedule moves rides of any list. */
const changesAnything: readonly LiveUpdate['name'][] = ['records.changed', 'schedule.changed', 'missed'];

/** An empty key is a prefix of every key. */
const everything: QueryKey = [];
const ridesKeys: readonly QueryKey[] = [bookingsKey, dispatchKey, dashboardKey];

/** Refetches what is on the screen, once for several updates. An update of anything else costs no request. */
export class DebouncedRefetch {
  private readonly keys = new Set<QueryKey>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private due = 0;

  constructor(private readonly queryClient: QueryClient) {}

  after({ name }: LiveUpdate): void {
    const now = performance.now();
    if (this.keys.size === 0) this.due = now + delay.afterFirstMs;
    for (const key of changesAnything.includes(name) ? [everything] : ridesKeys) this.keys.add(key);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.refetch(), Math.min(delay.afterLastMs, this.due - now));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.keys.clear();
  }

  private refetch(): void {
    const keys = this.keys.has(everything) ? [everything] : [...this.keys];
    this.keys.clear();
    for (const queryKey of keys) void this.queryClient.invalidateQueries({ queryKey });
  }
}
