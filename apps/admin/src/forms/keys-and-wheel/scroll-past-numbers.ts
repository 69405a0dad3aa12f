/**
 * Makes the wheel scroll the page over a focused number field. Browsers would change the number instead, and staff who
 * scroll on from a price would save a wrong one.
 */
export function scrollPastNumbers(): void {
  document.addEventListener(
    'wheel',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'number') return;
      if (target !== document.activeElement) return;
      // Browsers don't change a field without focus; it gets the focus back for further typing.
      target.blur();
      setTimeout(() => target.focus({ preventScroll: true }));
    },
    { passive: true },
  );
}
