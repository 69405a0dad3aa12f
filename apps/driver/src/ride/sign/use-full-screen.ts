import { useEffect, type RefObject } from 'react';

/** Missing in the DOM types. Safari lacks it, and Chrome locks only in full screen. */
interface LockableOrientation {
  lock?(orientation: 'landscape'): Promise<void>;
}

/** Shows an element in full screen and landscape if the browser can; otherwise the styles rotate it. */
export function useFullScreen(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const enter = async () => {
      try {
        await element.current?.requestFullscreen?.();
        await (screen.orientation as LockableOrientation | undefined)?.lock?.('landscape');
      } catch {
        // The sign then fills the page.
      }
    };
    void enter();
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [element]);
}
