import { memo, useEffect, useState, type ReactNode } from 'react';

/** Milliseconds that browsers have to make the page known to screen readers again. */
const settleMs = 150;

const isCovered = () => Boolean(document.querySelector('main')?.closest('[aria-hidden="true"]'));

/** Content of a live region that waits while a dialog covers the page: screen readers never say what changed beneath it. */
export function Uncovered({ children }: { children: ReactNode }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      if (isCovered()) setIsHeld(true);
      else timer = setTimeout(() => setIsHeld(false), settleMs);
    });
    observer.observe(document.body, { attributeFilter: ['aria-hidden'], subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return <Content isHeld={isHeld}>{children}</Content>;
}

const Content = memo(
  function Content({ children }: { isHeld: boolean; children: ReactNode }) {
    return children;
  },
  (_shown, { isHeld }) => isHeld,
);
