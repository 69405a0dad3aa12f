import { useEffect, useState } from 'react';

/** An on-screen keyboard leaves at most this part of the window's height. */
const leftByKeyboard = 0.75;

/** Returns whether an on-screen keyboard covers a part of the page. */
export function useKeyboardOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    let full = { width: 0, height: 0 };
    const update = () => {
      const { width } = viewport;
      // Scaled, because a zoomed page shows less of itself, too.
      const height = viewport.height * viewport.scale;
      // A rotated device has another height.
      if (Math.round(width * viewport.scale) !== full.width) {
        full = { width: Math.round(width * viewport.scale), height: window.innerHeight };
      }
      full.height = Math.max(full.height, window.innerHeight, height);
      setIsOpen(height < full.height * leftByKeyboard);
    };
    update();
    viewport.addEventListener('resize', update);
    return () => viewport.removeEventListener('resize', update);
  }, []);

  return isOpen;
}
