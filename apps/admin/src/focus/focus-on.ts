/** As a `ref`: what comes gets the focus. Must be the same function in every render. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

/** The same of the first field in what comes. */
export function focusOnField(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('input, [role="combobox"], button')?.focus();
}
