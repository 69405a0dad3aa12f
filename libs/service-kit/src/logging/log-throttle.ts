/** Returns a function that is true for each key once in `intervalMs`, to limit repeated log lines. */
export function logThrottle(intervalMs: number, now = () => performance.now()): (key: string) => boolean {
  const loggedAt = new Map<string, number>();
  return (key) => {
    for (const [known, at] of loggedAt) if (now() - at >= intervalMs) loggedAt.delete(known);
    if (loggedAt.has(key)) return false;
    loggedAt.set(key, now());
    return true;
  };
}
