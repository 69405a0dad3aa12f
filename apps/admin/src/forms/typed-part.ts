/** Value of an optional date or time of which a part is missing, so that no rule takes it for an empty one. */
export const typedPart = 'part';

/** Returns the value of a field. Browsers report half a date or time as empty; only `validity` shows that it is not. */
export function typedValue({ value, validity }: HTMLInputElement): string {
  return validity.badInput ? typedPart : value;
}
