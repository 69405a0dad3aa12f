import { ArrowBackRounded as BackIcon } from '@chauffeur/brand/icons';
import { referenceNumber } from '@chauffeur/contracts/bookings/booking';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { z } from 'zod';
import { RequestFailed } from '../../../api/send-request';
import { PageHead } from '../../../layout/page-head';
import { ListNotice, LoadFailure } from '../../../lists/list-notice';
import { BookingDetail } from './booking-detail';
import { useBookings } from '../use-bookings';
import { useBooking } from '../../../booking-display/use-booking';

/** Set by the list, so that the link back restores its filter and page. */
const comingFrom = z.object({ listSearch: z.string() });

/** Shows a booking by its id, as the back office links to it, or by its reference number, as emails do. */
export function BookingPage() {
  const { t } = useTranslation('bookings');
  const { bookingId = '' } = useParams();
  const { state } = useLocation();
  const listSearch = comingFrom.safeParse(state).data?.listSearch ?? '';
  return (
    <>
      <Button
        component={Link}
        to={`/bookings${listSearch}`}
        color="inherit"
        startIcon={<BackIcon />}
        sx={{ ml: -1.5, mb: 1 }}
      >
        {t('toList')}
      </Button>
      {referenceNumber.safeParse(bookingId).success ? (
        <BookingByReference key={bookingId} reference={bookingId} />
      ) : (
        <BookingById id={bookingId} />
      )}
    </>
  );
}

function BookingById({ id }: { id: string }) {
  const booking = useBooking(id);
  // The key discards the state of another booking: typed input, and a link that was made for its customer.
  const isGone = isNotFound(booking.error);
  if (booking.data && !isGone) return <BookingDetail key={booking.data.id} booking={booking.data} />;
  return <BookingNotShown query={booking} isMissing={isGone} />;
}

function BookingByReference({ reference }: { reference: string }) {
  const found = useBookings({ search: reference });
  // By the number itself, whatever else a search finds.
  const booking = found.data?.items.find(({ referenceNumber: number }) => number === reference);
  if (booking) return <Navigate replace to={`/bookings/${booking.id}`} />;
  return <BookingNotShown query={found} isMissing={found.isSuccess} />;
}

interface NoBookingProps {
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'>;
  isMissing: boolean;
}

/** Shown while the booking loads, and if there is none. */
function BookingNotShown({ query, isMissing }: NoBookingProps) {
  const { t } = useTranslation('bookings');
  return (
    <>
      <PageHead title={t('detail.title')} />
      {query.isPending && (
        <Stack spacing={2} aria-busy="true">
          <Skeleton variant="rounded" height={44} width={240} />
          <Skeleton variant="rounded" height={280} />
        </Stack>
      )}
      {isMissing && <ListNotice title={t('missing.title')} text={t('missing.text')} />}
      {query.isError && !isMissing && (
        <LoadFailure message={t('loadFailed')} onRetry={() => void query.refetch()} />
      )}
    </>
  );
}

/** Also 400: an address that can't be an id is the same to staff as a missing booking. */
function isNotFound(failure: Error | null): boolean {
  return failure instanceof RequestFailed && (failure.status === 404 || failure.status === 400);
}
