/** Returns the first of the phone numbers in a text as it is written: staff may have written "+994 12 555 01 01 / 02". */
export function firstNumberIn(text: string): string {
  return text.replace(/[/,;].*/s, '').trim();
}

/** Returns the first of the phone numbers in a text, without spaces and brackets. */
export function firstPhoneNumber(text: string): string {
  return firstNumberIn(text).replace(/[^+\d]/g, '');
}
