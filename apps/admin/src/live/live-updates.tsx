import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingsKey, dashboardKey } from '../api/query-keys';
import { useNotify } from '../notices/notice-context';
import { useSession } from '../session/session-context';
import { subscribeToUpdates } from './subscribe-to-updates';

/** Refetches what is on the screen when bookings are created or change, and notifies of new ones. */
export function LiveUpdates(): null {
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { t } = useTranslation();
  useEffect(() => {
    const leaving = new AbortController();
    void subscribeToUpdates(session, leaving.signal, ({ name }) => {
      if (name === 'booking.created') notify(t('newBooking'));
      void queryClient.invalidateQueries({ queryKey: bookingsKey });
      void queryClient.invalidateQueries({ queryKey: dashboardKey });
    });
    return () => leaving.abort();
  }, [session, queryClient, notify, t]);
  return null;
}
