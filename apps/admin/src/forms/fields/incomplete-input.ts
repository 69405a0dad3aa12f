/** Value of an optional date or time of which a part is missing, so that no rule takes it for an empty one. */
export const incompleteInput = 'part';

/** Returns the value of a field. Browsers report half a date or time as empty; only `validity` shows that it is not. */
export function inputValueOf({ value, validity }: HTMLInputElement): string {
  return validity.badInput ? incompleteInput : value;
}
