/**
 * Moves the focus after an entry was removed from a list of fields together with its button: to the field that follows,
 * else to the last one, else to the button that adds an entry.
 */
export function focusAfterRemoval(list: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => {
    const fields = [...(list?.querySelectorAll('input') ?? [])];
    const next = fields[index] ?? fields.at(-1) ?? list?.querySelector('button');
    next?.focus();
  });
}
