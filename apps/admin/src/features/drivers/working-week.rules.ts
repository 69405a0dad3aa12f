import type { DriverHours, WorkingDay } from '@chauffeur/contracts/drivers/driver-hours';

/** 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
type Weekday = (typeof weekdays)[number];

/** A field for each weekday, so that another admin's change of one leaves the others. Null is a day off. */
export type WorkingWeek = Record<`day${Weekday}`, Omit<WorkingDay, 'weekday'> | null>;

export function weekOf({ hours }: DriverHours): WorkingWeek {
  const spanOf = (weekday: Weekday) => {
    const day = hours.find((one) => one.weekday === weekday);
    return day ? { from: day.from, until: day.until } : null;
  };
  return {
    day1: spanOf(1),
    day2: spanOf(2),
    day3: spanOf(3),
    day4: spanOf(4),
    day5: spanOf(5),
    day6: spanOf(6),
    day7: spanOf(7),
  };
}

export function hoursOf(week: WorkingWeek): WorkingDay[] {
  return weekdays.flatMap((weekday) => {
    const span = week[`day${weekday}`];
    return span ? [{ weekday, ...span }] : [];
  });
}
