import { useEffect, useState } from 'react';

/** The part of the window's height that is left beside an on-screen keyboard at most. */
const leftByKeyboard = 0.75;

/** Whether an on-screen keyboard covers a part of the page. */
export function useKeyboardOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    let full = { width: 0, height: 0 };
    const update = () => {
      const { width } = viewport;
      // A page that is zoomed shows less of itself, too.
      const height = viewport.height * viewport.scale;
      // A turned device has another height.
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
