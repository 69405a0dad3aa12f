/**
 * Has the wheel scroll over a number that has the focus, too: browsers step the number instead, so that who scrolls on from a
 * price stores another one.
 */
export function scrollPastNumbers(): void {
  document.addEventListener(
    'wheel',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'number') return;
      if (target !== document.activeElement) return;
      // What has no focus is not stepped; afterwards typing goes on.
      target.blur();
      setTimeout(() => target.focus({ preventScroll: true }));
    },
    { passive: true },
  );
}
