import { useEffect, useRef, type RefObject } from 'react';

/** The ref of what opens a form or question in its own place: it has the focus again once that is closed. */
export function useFocusOnReturn<Opener extends HTMLElement>(isOpen: boolean): RefObject<Opener | null> {
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
