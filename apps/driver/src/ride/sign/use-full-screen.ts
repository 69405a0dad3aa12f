import { useEffect, type RefObject } from 'react';

/** Not in the DOM's types: Safari has none of it, and Chrome locks in full screen alone. */
interface LockableOrientation {
  lock?(orientation: 'landscape'): Promise<void>;
}

/** Shows an element on the full screen in landscape where the browser can; the styles turn it elsewhere. */
export function useFullScreen(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const enter = async () => {
      try {
        await element.current?.requestFullscreen?.();
        await (screen.orientation as LockableOrientation | undefined)?.lock?.('landscape');
      } catch {
        // The sign is in the page's own space then.
      }
    };
    void enter();
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [element]);
}
