import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { pagePathOf } from '../i18n/site-language';

/** Milliseconds for which the old page stays while the next one loads. */
const noticeDelay = 350;

/** Returns the path of the page that is loading, once that takes longer than the delay; null otherwise. */
export function usePendingPage(): string | null {
  const { location } = useNavigation();
  const current = useLocation().pathname;
  const awaited = location && location.pathname !== current ? location.pathname : null;
  const [noticed, setNoticed] = useState<string | null>(null);

  useEffect(() => {
    if (awaited === null) return;
    const timer = setTimeout(() => setNoticed(awaited), noticeDelay);
    return () => {
      clearTimeout(timer);
      setNoticed(null);
    };
  }, [awaited]);

  // Not by `noticed` alone, which is reset a frame later: a page that is hidden when it arrives can't get the focus.
  return awaited === null || noticed === null ? null : pagePathOf(noticed);
}
