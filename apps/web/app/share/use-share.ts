import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Milliseconds for which the confirmation is shown. */
const confirmationDuration = 5000;

interface Share {
  /** Opens the device's share sheet if there is one, else copies the link. */
  share: () => void;
  /** The status to show; empty while there is none. */
  confirmation: string;
}

/** Shares a page of the site; `path` begins with a slash and includes the language. */
export function useShare(path: string, title: string): Share {
  const { t } = useTranslation('common');
  const [confirmation, setConfirmation] = useState('');

  useEffect(() => {
    if (!confirmation) return;
    const timer = setTimeout(() => setConfirmation(''), confirmationDuration);
    return () => clearTimeout(timer);
  }, [confirmation]);

  const share = async () => {
    const link = new URL(path, window.location.origin).href;
    if (typeof navigator.share === 'function') {
      // Rejected only when the visitor closes the sheet.
      await navigator.share({ title, url: link }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(link);
      setConfirmation(t('share.copied'));
    } catch {
      setConfirmation(t('share.copyYourself', { link }));
    }
  };

  return { share: () => void share(), confirmation };
}
