import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for the button that a form or question replaces; the button gets the focus back when that closes. */
export function useFocusOpenerOnClose<Opener extends HTMLElement>(isOpen: boolean): RefObject<Opener | null> {
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
