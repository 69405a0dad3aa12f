import { useState, type ChangeEvent, type SyntheticEvent } from 'react';

interface TypedDay {
  readonly text: string;
  readonly isPart: boolean;
  /** The day before typing, and those reported since. Any other day comes from outside and replaces the input. */
  readonly days: readonly string[];
}

/**
 * Returns the props of a date field that takes effect at once. While a date is being typed, browsers report none, or one in
 * the first centuries: such input stays in the field, and is reported once the date is complete. `day` and the reported day
 * are YYYY-MM-DD, or '' for none.
 */
export function useTypedDay(day: string, onDay: (day: string) => void) {
  // Input stays until `day` follows, a moment later if it is in the address: the next digit belongs to what was typed.
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
  // No event reports that a part is typed into an empty field, or removed from it.
  const followPart = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement && (typed?.isPart || target.validity.badInput)) follow(target);
  };
  return {
    /** Whether the input is an incomplete date. */
    isPart: typed?.isPart ?? false,
    /** Discards an incomplete date. */
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
