/**
 * Where Escape ends a drag, the button of the mouse is released later, over the ride that was dragged: that click opens
 * nothing.
 */
export function ignoreClickOfPress(): void {
  const press = new AbortController();
  const { signal } = press;
  const end = () => press.abort();
  document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal });
  // The click comes right after the release, or not at all where that is elsewhere.
  document.addEventListener('mouseup', () => setTimeout(end), { capture: true, signal });
  document.addEventListener('mousedown', end, { capture: true, signal });
}
