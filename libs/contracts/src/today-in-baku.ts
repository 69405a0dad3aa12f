/** Azerbaijan keeps UTC+4 all year; rides are planned in this zone. */
export const companyTimeZone = 'Asia/Baku';

// Made when first needed: a browser reads calendars and zones from disk, which would hold up every page's start.
let isoDate: Intl.DateTimeFormat | undefined;

/** Today's date in Baku as YYYY-MM-DD; such dates compare correctly as strings. */
export function todayInBaku(now: Date = new Date()): string {
  isoDate ??= new Intl.DateTimeFormat('en-CA', { timeZone: companyTimeZone });
  return isoDate.format(now);
}

/** Milliseconds by which Baku's clocks are ahead of UTC, all year. */
const bakuOffset = 4 * 3_600_000;

/** A moment on Baku's clocks, as spreadsheets read one: `2026-11-21 14:05`. */
export function momentInBaku(moment: string): string {
  const shifted = new Date(new Date(moment).getTime() + bakuOffset).toISOString();
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 16)}`;
}

/** The current year in Baku. */
export function yearInBaku(now: Date = new Date()): number {
  return new Date(now.getTime() + bakuOffset).getUTCFullYear();
}

/** The moment at which the next year begins in Baku. */
export function nextYearInBaku(now: Date = new Date()): Date {
  return new Date(Date.UTC(yearInBaku(now) + 1, 0, 1) - bakuOffset);
}
