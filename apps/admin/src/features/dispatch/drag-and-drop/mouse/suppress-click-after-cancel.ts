/** After Escape ends a drag, the mouse button is released later, over the dragged ride. This suppresses that click. */
export function suppressClickAfterCancel(): void {
  const press = new AbortController();
  const { signal } = press;
  const end = () => press.abort();
  document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal });
  // The click follows the release immediately, or never if the release is elsewhere.
  document.addEventListener('mouseup', () => setTimeout(end), { capture: true, signal });
  document.addEventListener('mousedown', end, { capture: true, signal });
}
