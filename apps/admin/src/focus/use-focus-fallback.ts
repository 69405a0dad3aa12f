import { useCallback, useRef, type FocusEvent, type RefCallback } from 'react';

interface FocusFallback<Place extends HTMLElement> {
  readonly ref: RefCallback<Place>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * A button that goes, or is disabled, with what it does takes the focus with it, to the beginning of the page: this place has
 * it then, for what is spread on it. A dialog that is opened within it is part of it.
 */
export function useFocusFallback<Place extends HTMLElement>(): FocusFallback<Place> {
  const isWithin = useRef(false);
  const ref = useCallback((place: Place) => {
    const observer = new MutationObserver(() => {
      if (!isWithin.current || document.activeElement !== document.body) return;
      // What had the focus was in view.
      place.focus({ preventScroll: true });
    });
    observer.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    // Dialogs come and go there.
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, []);
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isWithin.current = true;
    },
    // Not called of what leaves the document with the focus. While another window has it, the place has it in this one.
    // MUI's select gives its own event another target.
    onBlur: ({ nativeEvent: { target }, currentTarget, relatedTarget }) => {
      const isDisabled = target instanceof Element && target.matches(':disabled');
      isWithin.current = target === document.activeElement || isDisabled;
      // Chrome takes the focus from what is disabled when it draws that, after it was observed. A dialog sees to its own.
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
