import { useCallback, useEffect, useState } from 'react';

/** A part of the page, such as a dialog, whose code is loaded when it is opened. */
export interface LazyPart<Part> {
  /** Null until loaded. */
  part: Part | null;
  isOpen: boolean;
  /** Whether loading failed after the last press. The part is closed then, and the next press tries again. */
  hasFailed: boolean;
  open: () => void;
  /** Stable across renders. */
  close: () => void;
}

/**
 * Loads a part when it is opened; after a failure, loads it again once the network is back. Never throws, so that the
 * page stays. In browsers that don't retry a failed import, `reloadAfterDeploy` reloads the page. `load` must be
 * stable.
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
          // A retry does not open the part: the visitor may be doing something else by now.
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
