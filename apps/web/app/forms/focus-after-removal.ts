/**
 * To be called when an entry of a list of fields is removed by a button that goes with it: the focus goes to the field
 * that follows, else to the last one, else to the button that adds one.
 */
export function focusAfterRemoval(list: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => {
    const fields = [...(list?.querySelectorAll('input') ?? [])];
    const next = fields[index] ?? fields.at(-1) ?? list?.querySelector('button');
    next?.focus();
  });
}
