/** The change against last month with its sign: `+12%`, `−8%`, `+0%`; null where last month had nothing to compare with. */
export function monthChange(percent: number | null): string | null {
  if (percent === null) return null;
  return percent < 0 ? `−${-percent}%` : `+${percent}%`;
}
