/** Whether a text contains Hebrew or Arabic. */
export const isRightToLeft = (text: string) => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text);

/** Isolates a Hebrew or Arabic text in a line, which would otherwise reorder numbers and arrows beside it. */
export const isolateRightToLeft = (text: string): string =>
  isRightToLeft(text) ? `\u2068${text}\u2069` : text;

/** Joins texts, such as pickup and drop-off or old and new value, with arrows: `Hilton Baku → Old City`. Leaves out null. */
export const joinWithArrows = (texts: readonly (string | null)[]): string =>
  texts.flatMap((text) => (text ? [isolateRightToLeft(text)] : [])).join(' → ');
