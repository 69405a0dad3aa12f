import type { BookingUpdate } from '@chauffeur/contracts/dashboard/live-update';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../notices/notice-context';
import type { Session } from '../session/session';
import { useSession } from '../session/session-context';
import { ConnectionBanner } from './connection-banner';
import type { LiveUpdate } from './read-updates';
import { DebouncedRefetch } from './debounced-refetch';
import { shareUpdates } from './share-updates';
import { useSilentSince } from './use-silent-since';

/** Whether the admin of this page has entered the booking, and so knows of it. */
function isOwn(booking: BookingUpdate | null, session: Session): boolean {
  const state = session.state();
  return state.kind === 'signedIn' && booking?.createdBy === state.admin.id;
}

/** Refetches what is on the screen when it changes, shows notices of new bookings, and warns while not connected. */
export function LiveUpdates() {
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { t } = useTranslation();
  const [isConnected, setConnected] = useState(true);
  const { silentSince, onReceived } = useSilentSince();
  useEffect(() => {
    const refetch = new DebouncedRefetch(queryClient);
    const show = (update: LiveUpdate) => {
      const { name, booking } = update;
      if (name === 'disconnected') return setConnected(false);
      setConnected(true);
      onReceived();
      if (name === 'connected' || name === 'alive') return undefined;
      if (name === 'booking.created' && !isOwn(booking, session)) {
        const { bookingId, referenceNumber = '', customerName = '' } = booking ?? {};
        notify(t('newBooking.text', { customerName, referenceNumber }), 'news', {
          label: t('newBooking.show'),
          to: `/bookings/${bookingId ?? ''}`,
        });
      }
      return refetch.after(update);
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
      refetch.stop();
    };
  }, [session, queryClient, notify, t, onReceived]);
  return <ConnectionBanner isConnected={isConnected} silentSince={silentSince} />;
}
