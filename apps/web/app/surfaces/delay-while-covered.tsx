import { styled } from '@mui/material/styles';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';

/** Milliseconds that browsers get to expose the page to screen readers again; 150 were sometimes not enough. */
const settleMs = 300;

const Place = styled('div')({ display: 'contents' });

/** Delays updates of a live region while a dialog covers it: screen readers don't announce changes behind dialogs. */
export function DelayWhileCovered({ children }: { children: ReactNode }) {
  const [isCovered, setIsCovered] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      if (place.current?.closest('[aria-hidden="true"]')) setIsCovered(true);
      else timer = setTimeout(() => setIsCovered(false), settleMs);
    });
    observer.observe(document.body, { attributeFilter: ['aria-hidden'], subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return (
    <Place ref={place}>
      <Content isCovered={isCovered}>{children}</Content>
    </Place>
  );
}

const Content = memo(
  function Content({ children }: { isCovered: boolean; children: ReactNode }) {
    return children;
  },
  (_shown, { isCovered }) => isCovered,
);
