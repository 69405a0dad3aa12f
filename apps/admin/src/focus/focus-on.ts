/** A `ref` that focuses an element when it mounts. Must be the same function in every render. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

/** Same, for the first field within the element. */
export function focusOnField(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('input, [role="combobox"], button')?.focus();
}
