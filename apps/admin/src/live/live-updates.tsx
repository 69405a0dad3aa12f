import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingsKey, dashboardKey } from '../api/query-keys';
import { useNotify } from '../notices/notice-context';
import { useSession } from '../session/session-context';
import type { LiveUpdate } from './read-updates';
import { shareUpdates } from './share-updates';

/** Refetches what is on the screen when bookings are created or change, and notifies of new ones. */
export function LiveUpdates(): null {
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { t } = useTranslation();
  useEffect(() => {
    const show = ({ name }: LiveUpdate) => {
      if (name === 'booking.created') notify(t('newBooking'));
      void queryClient.invalidateQueries({ queryKey: bookingsKey });
      void queryClient.invalidateQueries({ queryKey: dashboardKey });
    };
    let leaving = new AbortController();
    const start = () => {
      leaving = new AbortController();
      shareUpdates(session, leaving.signal, show).catch(() => undefined);
    };
    const stop = () => leaving.abort();
    const resume = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      start();
      show({ name: 'missed', bookingId: null });
    };
    start();
    // A page in the back/forward cache would keep its connection.
    window.addEventListener('pagehide', stop);
    window.addEventListener('pageshow', resume);
    return () => {
      window.removeEventListener('pagehide', stop);
      window.removeEventListener('pageshow', resume);
      stop();
    };
  }, [session, queryClient, notify, t]);
  return null;
}
