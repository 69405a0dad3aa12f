/** Whether there is Hebrew or Arabic in it. */
export const isRightToLeft = (text: string) => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text);

/** A text that stands in a line of others. In Arabic or Hebrew it would turn the numbers and arrows beside it around. */
export const isolated = (text: string): string => (isRightToLeft(text) ? `\u2068${text}\u2069` : text);

/** From where to where, or the value before and the one after: `Hilton Baku → Old City`; one that is not given is left out. */
export const withArrows = (texts: readonly (string | null)[]): string =>
  texts.flatMap((text) => (text ? [isolated(text)] : [])).join(' → ');
