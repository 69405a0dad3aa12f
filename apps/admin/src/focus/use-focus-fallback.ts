import { useCallback, useRef, type FocusEvent, type RefCallback } from 'react';

interface FocusFallback<Place extends HTMLElement> {
  readonly ref: RefCallback<Place>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Returns props for an element that takes the focus when the focused button within it is removed or disabled. Without it,
 * the focus would move to the beginning of the page. A dialog that is opened within the element is part of it.
 */
export function useFocusFallback<Place extends HTMLElement>(): FocusFallback<Place> {
  const isWithin = useRef(false);
  const ref = useCallback((place: Place) => {
    const observer = new MutationObserver(() => {
      if (!isWithin.current || document.activeElement !== document.body || isCovered(place)) return;
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
    onFocus: () => {
      isWithin.current = true;
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
