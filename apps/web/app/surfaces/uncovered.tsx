import { styled } from '@mui/material/styles';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';

/** Milliseconds that browsers have to make the page known to screen readers again; with 150 it was sometimes not. */
const settleMs = 300;

const Place = styled('div')({ display: 'contents' });

/** Content of a live region that waits while a dialog covers its place: screen readers never say what changed beneath it. */
export function Uncovered({ children }: { children: ReactNode }) {
  const [isHeld, setIsHeld] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      if (place.current?.closest('[aria-hidden="true"]')) setIsHeld(true);
      else timer = setTimeout(() => setIsHeld(false), settleMs);
    });
    observer.observe(document.body, { attributeFilter: ['aria-hidden'], subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return (
    <Place ref={place}>
      <Content isHeld={isHeld}>{children}</Content>
    </Place>
  );
}

const Content = memo(
  function Content({ children }: { isHeld: boolean; children: ReactNode }) {
    return children;
  },
  (_shown, { isHeld }) => isHeld,
);
