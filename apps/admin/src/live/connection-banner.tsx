import { momentInBaku } from '@chauffeur/contracts/time/today-in-baku';
import Alert from '@mui/material/Alert';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** Milliseconds without a stream before the banner says so: a broken stream usually reconnects at once. */
const lossDelayMs = 4_000;

interface ConnectionBannerProps {
  isConnected: boolean;
  /** When the server last sent something, if that is long ago. */
  silentSince: Date | null;
}

/** Warns that the screen may be out of date. */
export function ConnectionBanner({ isConnected, silentSince }: ConnectionBannerProps) {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const isLost = useLasting(!isConnected, lossDelayMs);
  const text = () => {
    if (!isOnline) return t('connection.offline');
    if (silentSince)
      return t('connection.silent', { time: momentInBaku(silentSince.toISOString()).slice(11) });
    return isLost ? t('connection.lost') : null;
  };
  const shown = text();
  return (
    <div role="status">
      {shown && (
        <Alert severity="warning" role="none" icon={false} sx={{ mb: 2 }}>
          {shown}
        </Alert>
      )}
    </div>
  );
}

/** Returns whether a condition has lasted for so many milliseconds. */
function useLasting(isSo: boolean, milliseconds: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isSo, milliseconds]);
  return isSo && hasLasted;
}

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
