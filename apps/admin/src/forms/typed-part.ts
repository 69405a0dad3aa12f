/** What a form has of an optional date or time while a part of it is missing, so that no rule takes it for none. */
export const typedPart = 'part';

/** The value of a field; browsers report half a date or time as empty, and say apart that something is typed. */
export function typedValue({ value, validity }: HTMLInputElement): string {
  return validity.badInput ? typedPart : value;
}
