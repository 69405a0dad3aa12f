import { useCallback, useEffect, useState } from 'react';

/** A part of the page that a press opens, in a file of its own. */
export interface LazyPart<Part> {
  /** Null until it has been fetched. */
  part: Part | null;
  isOpen: boolean;
  /** Whether the last press could not be served: it is closed again then, and the next press tries again. */
  hasFailed: boolean;
  open: () => void;
  /** Stays the same function. */
  close: () => void;
}

/**
 * Fetches what a press opens, and again once the network is back. It never throws, so that the page stays as it is; a
 * browser that fetches no file twice has the page loaded again by `reloadAfterDeploy`. `load` must stay the same function.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, isOpenAtFirst = false): LazyPart<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const [state, setState] = useState<'closed' | 'open' | 'failed'>(isOpenAtFirst ? 'open' : 'closed');

  useEffect(() => {
    if (part !== null || state === 'closed') return;
    let isCurrent = true;
    const attempt = () => {
      load().then(
        (loaded) => {
          setPart(() => loaded);
          // Not opened by itself: the visitor may do something else by now.
          setState((now) => (now === 'failed' ? 'closed' : now));
        },
        () => isCurrent && setState('failed'),
      );
    };
    if (state === 'open') attempt();
    else window.addEventListener('online', attempt);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', attempt);
    };
  }, [part, state, load]);

  return {
    part,
    isOpen: state === 'open',
    hasFailed: state === 'failed',
    open: () => setState('open'),
    close: useCallback(() => setState('closed'), []),
  };
}
