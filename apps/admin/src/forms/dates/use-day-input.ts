import { useState, type ChangeEvent, type SyntheticEvent } from 'react';

interface DayInput {
  readonly text: string;
  readonly isIncomplete: boolean;
  /** The day before typing, and those reported since. Any other day comes from outside and replaces the input. */
  readonly days: readonly string[];
}

/**
 * Returns the props of a date field that takes effect at once. While a date is being typed, browsers report none, or one in
 * the first centuries: such input stays in the field, and is reported once the date is complete. `day` and the reported day
 * are YYYY-MM-DD, or '' for none.
 */
export function useDayInput(day: string, onDay: (day: string) => void) {
  // Input stays until `day` follows, a moment later if it is in the address: the next digit belongs to what was typed.
  const [typed, setTyped] = useState<DayInput>();
  const hasFollowed = typed && !typed.isIncomplete && typed.text === day;
  if (typed && (hasFollowed || !typed.days.includes(day))) setTyped(undefined);
  const update = ({ value: text, validity }: HTMLInputElement) => {
    const isIncomplete = validity.badInput || text.startsWith('0');
    setTyped((before) => {
      const days = before?.days ?? [day];
      return { text, isIncomplete, days: isIncomplete ? days : [...days, text] };
    });
    if (!isIncomplete && text !== day) onDay(text);
  };
  // No event reports that a part is typed into an empty field, or removed from it.
  const reportIncomplete = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement && (typed?.isIncomplete || target.validity.badInput))
      update(target);
  };
  return {
    /** Whether the input is an incomplete date. */
    isIncomplete: typed?.isIncomplete ?? false,
    /** Discards an incomplete date. */
    reset: () => setTyped(undefined),
    field: {
      type: 'date',
      value: typed?.text ?? day,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        if (target instanceof HTMLInputElement) update(target);
      },
      onKeyUp: reportIncomplete,
    },
  } as const;
}
