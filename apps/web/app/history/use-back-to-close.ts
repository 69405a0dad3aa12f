import { useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Where the history entry of what covers the page stands: nowhere, on its way, under the visitor, or on its way out. */
type Entry = 'none' | 'added' | 'reached' | 'leaving';

/**
 * Gives what covers the page a history entry of its own while it is open, so that Back closes it instead of leaving the
 * page; closing it in another way takes the entry away. The result is for a link that leads from it to another page, with
 * `replace`: it closes, and the page takes the entry's place.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): () => void {
  const id = useId();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const entry = useRef<Entry>('none');
  const isOnEntry = coverOf(state) === id;

  useEffect(() => {
    if (entry.current === 'leaving') {
      // Opened again in the meantime, it gets a new entry once the old one has gone.
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
