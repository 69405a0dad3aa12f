import { useState, type ChangeEvent, type SyntheticEvent } from 'react';

interface TypedDay {
  readonly text: string;
  readonly isPart: boolean;
  /** The day that the field had before, and those that were reported since: another one comes from elsewhere. */
  readonly days: readonly string[];
}

/**
 * A date field that has its effect at once. While a date is typed, browsers report none, or one in the first centuries: that stays
 * in the field, and counts once it is a whole date. `day` and what is reported are YYYY-MM-DD, or '' for none.
 */
export function useTypedDay(day: string, onDay: (day: string) => void) {
  // Until the day follows, which it does a moment later where it is in the address: the next digit is for what was typed.
  const [typed, setTyped] = useState<TypedDay>();
  const hasFollowed = typed && !typed.isPart && typed.text === day;
  if (typed && (hasFollowed || !typed.days.includes(day))) setTyped(undefined);
  const follow = ({ value: text, validity }: HTMLInputElement) => {
    const isPart = validity.badInput || text.startsWith('0');
    setTyped((before) => {
      const days = before?.days ?? [day];
      return { text, isPart, days: isPart ? days : [...days, text] };
    });
    if (!isPart && text !== day) onDay(text);
  };
  // No event says that a part is typed into an empty field, or removed from it.
  const followPart = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement && (typed?.isPart || target.validity.badInput)) follow(target);
  };
  return {
    /** Whether a part of a date is typed. */
    isPart: typed?.isPart ?? false,
    /** What is typed in part is given up. */
    reset: () => setTyped(undefined),
    field: {
      type: 'date',
      value: typed?.text ?? day,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        if (target instanceof HTMLInputElement) follow(target);
      },
      onKeyUp: followPart,
    },
  } as const;
}
