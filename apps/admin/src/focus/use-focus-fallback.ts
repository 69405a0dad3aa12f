import { useCallback, useRef, type FocusEvent, type RefCallback } from 'react';

interface FocusFallback<Place extends HTMLElement> {
  readonly ref: RefCallback<Place>;
  readonly tabIndex: -1;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Returns props for an element that takes the focus when the focused button within it is removed or disabled. Without it,
 * the focus would move to the beginning of the page. If its whole row is removed, the next row takes the focus, or the previous
 * one after the last. A dialog that is opened within the element is part of it.
 */
export function useFocusFallback<Place extends HTMLElement>(): FocusFallback<Place> {
  const isWithin = useRef(false);
  const focused = useRef<Element>(null);
  const rowBeside = useRef<Element>(null);
  const ref = useCallback((place: Place) => {
    const observer = new MutationObserver((changes) => {
      // A dialog closes only after the row that it removes.
      rowBeside.current = findRowBeside(focused.current, changes) ?? rowBeside.current;
      if (!isWithin.current || document.activeElement !== document.body || isCovered(place)) return;
      const next = rowBeside.current?.isConnected && rowBeside.current.querySelector<HTMLElement>(controls);
      if (next) return next.focus();
      // No scrolling: the button that had the focus was in view.
      place.focus({ preventScroll: true });
    });
    observer.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    // Dialogs are mounted there.
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, []);
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target, currentTarget }) => {
      isWithin.current = true;
      if (!currentTarget.contains(target)) return;
      focused.current = target;
      rowBeside.current = null;
    },
    // Not called if a focused element is removed. While another window has the focus, this element still counts as focused.
    // The native target is used, because MUI's select changes the target of its own event.
    onBlur: ({ nativeEvent: { target }, currentTarget, relatedTarget }) => {
      const isDisabled = target instanceof Element && target.matches(':disabled');
      isWithin.current = target === document.activeElement || isDisabled;
      // Chrome takes the focus from a disabled element only when it paints, after the observer. Dialogs manage their own.
      if (
        isDisabled &&
        !relatedTarget &&
        currentTarget.contains(target) &&
        document.activeElement === document.body
      )
        currentTarget.focus({ preventScroll: true });
    },
  };
}

/** Whether a dialog that the element is not in is open; it takes the focus itself. */
function isCovered(place: HTMLElement): boolean {
  return [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => !dialog.contains(place));
}

const controls = 'a[href], button:not(:disabled)';

/** Returns the row after, else before, the row that was removed together with the element. */
function findRowBeside(element: Element | null, changes: readonly MutationRecord[]): Element | undefined {
  for (const { removedNodes, nextSibling, previousSibling } of changes) {
    const hasRemovedRow = [...removedNodes].some(
      (node) => node instanceof Element && node.matches('li, tr') && node.contains(element),
    );
    const beside = nextSibling ?? previousSibling;
    if (element && hasRemovedRow && beside instanceof Element) return beside;
  }
  return undefined;
}
