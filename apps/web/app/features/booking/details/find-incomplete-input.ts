/**
 * Returns the first field with a partly typed value, such as half a time, which browsers report as empty. The field
 * then shows its error (`MomentField`).
 */
export function findIncompleteInput(place: Element | null): HTMLInputElement | undefined {
  const found = [...(place?.querySelectorAll('input') ?? [])].find(({ validity }) => validity.badInput);
  found?.checkValidity();
  return found;
}
