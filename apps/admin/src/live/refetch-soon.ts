import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { bookingsKey, dashboardKey, dispatchKey } from '../api/query-keys';
import type { LiveUpdate } from './read-updates';

/** Milliseconds after the last of several updates, and at most after the first, until what is on the screen is read again. */
const delay = { afterLastMs: 300, afterFirstMs: 2_000 } as const;

/** After these, what is on the screen may be stale whatever it is: rides of any list are planned by the schedule. */
const changesAnything: readonly LiveUpdate['name'][] = ['records.changed', 'schedule.changed', 'missed'];

/** An empty key is the beginning of every other. */
const everything: QueryKey = [];
const ridesKeys: readonly QueryKey[] = [bookingsKey, dispatchKey, dashboardKey];

/** Only what is on the screen is read again, so that an update of anything else costs nothing; once for several updates. */
export class RefetchSoon {
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
