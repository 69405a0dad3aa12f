import { useEffect, useState } from 'react';

/** Downward scroll in px after which the header hides (specification, constants). */
const hidingDistance = 100;

/** Returns whether the header is hidden (scrolled down past the distance), and whether the page is at its very top. */
export function useHeaderOnScroll(): { isHidden: boolean; isAtTop: boolean } {
  const [state, setState] = useState({ isHidden: false, isAtTop: true });

  useEffect(() => {
    let last = window.scrollY;
    const update = () => {
      const now = Math.max(0, window.scrollY);
      const isDown = now > last;
      const isUp = now < last;
      last = now;
      setState((before) => {
        const isHidden = isDown ? now > hidingDistance : isUp ? false : before.isHidden;
        const isAtTop = now < 8;
        return before.isHidden === isHidden && before.isAtTop === isAtTop ? before : { isHidden, isAtTop };
      });
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return state;
}
