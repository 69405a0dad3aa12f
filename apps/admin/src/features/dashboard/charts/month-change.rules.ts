/** Formats the change against last month with its sign: `+12%`, `−8%`, `+0%`; null if last month had no value. */
export function monthChange(percent: number | null): string | null {
  if (percent === null) return null;
  return percent < 0 ? `−${-percent}%` : `+${percent}%`;
}
