import { useTranslation } from '../i18n/use-translation';
import { bakuDay, bakuTime } from '../clock/baku-time';

export interface Moments {
  /** A day as a heading: "Today", "Friday, 5 December". */
  readonly day: (instant: number) => string;
  /** The time of a moment today, otherwise with the day: "5 December, 10:30". */
  readonly moment: (instant: number) => string;
}

const days: Readonly<Record<number, 'yesterday' | 'today' | 'tomorrow'>> = {
  [-1]: 'yesterday',
  0: 'today',
  1: 'tomorrow',
};

/** Days and moments in Baku, in the page's language; browsers on old phones lack Azerbaijani names. */
export function useMoments(now: number): Moments {
  const { t } = useTranslation();
  const monthOf = (month: number) => t(`dates.months.${month as 1}`);
  return {
    day(instant) {
      const { number, day, month, weekday } = bakuDay(instant);
      const near = days[number - bakuDay(now).number];
      if (near) return t(`list.${near}`);
      return t('dates.day', { weekday: t(`dates.weekdays.${weekday as 1}`), day, month: monthOf(month) });
    },
    moment(instant) {
      const { number, day, month } = bakuDay(instant);
      const time = bakuTime(instant);
      return number === bakuDay(now).number ? time : `${day} ${monthOf(month)}, ${time}`;
    },
  };
}
