import { useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** State of the cover's history entry: absent, being pushed, current, or being left by a step back. */
type Entry = 'none' | 'added' | 'reached' | 'leaving';

/**
 * Adds a history entry while a cover (a dialog or menu) is open, so that Back closes it instead of leaving the page.
 * Closing it in another way removes the entry. Returns a function that closes the cover but keeps the entry, for links
 * in it that navigate with `replace`.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): () => void {
  const id = useId();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const entry = useRef<Entry>('none');
  const isOnEntry = coverOf(state) === id;

  useEffect(() => {
    if (entry.current === 'leaving') {
      // A cover that was opened again meanwhile gets a new entry once the old one is left.
      if (isOnEntry) return;
      entry.current = 'none';
    }
    if (isOpen && isOnEntry) {
      entry.current = 'reached';
    } else if (isOpen && entry.current === 'none') {
      entry.current = 'added';
      void navigate({ search }, { state: { cover: id }, preventScrollReset: true });
    } else if (isOpen && entry.current === 'reached') {
      entry.current = 'none';
      onClose();
    } else if (!isOpen && isOnEntry && entry.current !== 'none') {
      entry.current = 'leaving';
      void navigate(-1);
    }
  }, [isOpen, isOnEntry, id, search, navigate, onClose]);

  return () => {
    entry.current = 'none';
    onClose();
  };
}

function coverOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'cover' in state ? state.cover : undefined;
}
