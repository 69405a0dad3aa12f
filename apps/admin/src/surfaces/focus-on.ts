/** As a `ref`: what comes gets the focus. Must be the same function in every render. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus();
}
