/**
 * The first field of which a part is typed, such as half a time: its value is empty, as if there were none. The field then says so
 * (`MomentField`).
 */
export function partTypedIn(place: Element | null): HTMLInputElement | undefined {
  const found = [...(place?.querySelectorAll('input') ?? [])].find(({ validity }) => validity.badInput);
  found?.checkValidity();
  return found;
}
