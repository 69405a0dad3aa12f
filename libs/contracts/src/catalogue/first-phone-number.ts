/** Staff may have written two numbers into one field: "+994 12 555 01 01 / 02". A link calls the first. */
export function firstPhoneNumber(phone: string): string {
  return phone.replace(/[/,;].*$/s, '');
}
