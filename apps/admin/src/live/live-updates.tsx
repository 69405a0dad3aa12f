import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingsKey } from '../bookings/use-bookings';
import { dashboardKey } from '../dashboard/use-dashboard';
import { useNotify } from '../notices/notice-context';
import { useSession } from '../session/session-context';
import { listenToUpdates } from './listen-to-updates';

/** Reads anew what is on the screen when bookings come or change, and says that one has come. */
export function LiveUpdates(): null {
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { t } = useTranslation();
  useEffect(() => {
    const leaving = new AbortController();
    void listenToUpdates(session, leaving.signal, ({ name }) => {
      if (name === 'booking.created') notify(t('newBooking'));
      void queryClient.invalidateQueries({ queryKey: bookingsKey });
      void queryClient.invalidateQueries({ queryKey: dashboardKey });
    });
    return () => leaving.abort();
  }, [session, queryClient, notify, t]);
  return null;
}
