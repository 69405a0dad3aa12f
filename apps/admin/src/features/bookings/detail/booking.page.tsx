import { ArrowBackRounded as BackIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router-dom';
import { z } from 'zod';
import { RequestFailed } from '../../../api/send-request';
import { PageHead } from '../../../layout/page-head';
import { ListNotice, LoadFailure } from '../../../lists/list-notice';
import { BookingDetail } from './booking-detail';
import { useBooking } from '../use-bookings';

/** Set by the list, so that the link back restores its filter and page. */
const comingFrom = z.object({ listSearch: z.string() });

export function BookingPage() {
  const { t } = useTranslation('bookings');
  const { bookingId = '' } = useParams();
  const { state } = useLocation();
  const booking = useBooking(bookingId);
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
      {booking.data ? (
        <BookingDetail booking={booking.data} />
      ) : (
        <>
          <PageHead title={t('detail.title')} />
          {booking.isPending && (
            <Stack spacing={2} aria-busy="true">
              <Skeleton variant="rounded" height={44} width={240} />
              <Skeleton variant="rounded" height={280} />
            </Stack>
          )}
          {booking.isError &&
            (isMissing(booking.error) ? (
              <ListNotice title={t('missing.title')} text={t('missing.text')} />
            ) : (
              <LoadFailure message={t('loadFailed')} onRetry={() => void booking.refetch()} />
            ))}
        </>
      )}
    </>
  );
}

/** An address that can't be an id is rejected as invalid; for staff it is the same. */
function isMissing(failure: Error): boolean {
  return failure instanceof RequestFailed && (failure.status === 404 || failure.status === 400);
}
