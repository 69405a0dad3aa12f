/** Azerbaijan keeps UTC+4 all year; rides are planned in this zone. */
export const companyTimeZone = 'Asia/Baku';

// Made when first needed: a browser reads calendars and zones from disk, which would hold up every page's start.
let isoDate: Intl.DateTimeFormat | undefined;

/** Today's date in Baku as YYYY-MM-DD; such dates compare correctly as strings. */
export function todayInBaku(now: Date = new Date()): string {
  isoDate ??= new Intl.DateTimeFormat('en-CA', { timeZone: companyTimeZone });
  return isoDate.format(now);
}
