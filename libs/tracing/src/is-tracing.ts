let running = 0;

/** True between the start and the end of tracing; while it is false nothing of tracing costs anything. */
export function isTracing(): boolean {
  return running > 0;
}

export function noteTracing(change: 1 | -1): void {
  running += change;
}
