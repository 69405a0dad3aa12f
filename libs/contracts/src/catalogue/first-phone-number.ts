/** Returns the first of the phone numbers in a text, without spaces and brackets: staff may have written "+994 12 555 01 01 / 02". */
export function firstPhoneNumber(text: string): string {
  return text.replace(/[/,;].*|[^+\d]/gs, '');
}
