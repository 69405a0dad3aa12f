import Box from '@mui/material/Box';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useBlocker } from 'react-router-dom';
import { blockNavigation } from './block-navigation';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Shows that the browser is offline, and blocks links and Back to other pages meanwhile, so that input is not lost. */
export function ConnectionNotice() {
  const { t } = useTranslation('layout');
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [wantsOtherPage, setWantsOtherPage] = useState(false);
  useEffect(() => {
    if (isOnline) return;
    const end = blockNavigation(() => setWantsOtherPage(true));
    return () => {
      end();
      setWantsOtherPage(false);
    };
  }, [isOnline]);
  const back = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      !isOnline && historyAction === NavigationType.Pop && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (back.state !== 'blocked') return;
    setWantsOtherPage(true);
    back.reset();
  }, [back]);
  return (
    <Box
      role="status"
      data-offline={!isOnline}
      sx={{ position: 'fixed', zIndex: 'snackbar', insetInline: 0, bottom: 0 }}
    >
      {!isOnline && (
        <Box
          sx={{
            // Three lines, which the longest text needs on 320 pixels.
            display: 'grid',
            alignContent: 'center',
            minHeight: '4.5rem',
            paddingInline: 1.5,
            fontSize: { xs: '0.875rem', md: '1rem' },
            lineHeight: 1.3,
            textAlign: 'center',
            color: 'error.contrastText',
            bgcolor: 'error.main',
            fontWeight: 600,
          }}
        >
          {t(wantsOtherPage ? 'offline.otherPage' : 'offline.text')}
        </Box>
      )}
    </Box>
  );
}
