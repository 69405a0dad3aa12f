import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingsKey, dashboardKey, dispatchKey } from '../api/query-keys';
import { useNotify } from '../notices/notice-context';
import { useSession } from '../session/session-context';
import { ConnectionBanner } from './connection-banner';
import type { LiveUpdate } from './read-updates';
import { shareUpdates } from './share-updates';

/** Refetches what is on the screen when it changes, notifies of new bookings, and says so while it can not. */
export function LiveUpdates() {
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { t } = useTranslation();
  const [isConnected, setConnected] = useState(true);
  useEffect(() => {
    const show = (update: LiveUpdate) => {
      const { name, booking } = update;
      if (name === 'disconnected') return setConnected(false);
      setConnected(true);
      if (name === 'connected') return undefined;
      if (name === 'booking.created') {
        const { bookingId, referenceNumber = '', customerName = '' } = booking ?? {};
        notify(t('newBooking.text', { customerName, referenceNumber }), 'news', {
          label: t('newBooking.show'),
          to: `/bookings/${bookingId ?? ''}`,
        });
      }
      return refetch(queryClient, update);
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
      show({ name: 'missed', booking: null });
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
  return <ConnectionBanner isConnected={isConnected} />;
}

/** After these, what is on the screen may be stale whatever it is: rides of any list are planned by the schedule. */
const changesAnything: readonly LiveUpdate['name'][] = ['records.changed', 'schedule.changed', 'missed'];

/** Only what is on the screen is read again, so that an update of anything else costs nothing. */
function refetch(queryClient: QueryClient, { name }: LiveUpdate): void {
  if (changesAnything.includes(name)) return void queryClient.invalidateQueries();
  void queryClient.invalidateQueries({ queryKey: bookingsKey });
  void queryClient.invalidateQueries({ queryKey: dispatchKey });
  void queryClient.invalidateQueries({ queryKey: dashboardKey });
}
