/** Azerbaijan keeps UTC+4 all year; rides are planned in this zone. */
export const companyTimeZone = 'Asia/Baku';

const isoDate = new Intl.DateTimeFormat('en-CA', { timeZone: companyTimeZone });

/** Today's date in Baku as YYYY-MM-DD; such dates compare correctly as strings. */
export function todayInBaku(now: Date = new Date()): string {
  return isoDate.format(now);
}
