import { bakuOffsetMs, dayMs, minuteMs } from '@chauffeur/contracts/time/durations';

export interface BakuDay {
  /** Days since 1970, for comparisons. */
  readonly number: number;
  readonly day: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 is Monday. */
  readonly weekday: number;
}

/** The time of day, `08:05`. Calculated here because old phones have outdated time zone tables. */
export function bakuTime(instant: number): string {
  return new Date(instant + bakuOffsetMs).toISOString().slice(11, 16);
}

export function bakuDay(instant: number): BakuDay {
  const local = new Date(instant + bakuOffsetMs);
  return {
    number: Math.floor(local.getTime() / dayMs),
    day: local.getUTCDate(),
    month: local.getUTCMonth() + 1,
    weekday: local.getUTCDay() || 7,
  };
}

/** Whether the phone shows another time than Baku's. */
export function isOutsideBakuTime(instant: number): boolean {
  return new Date(instant).getTimezoneOffset() !== -bakuOffsetMs / minuteMs;
}
