import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useSetRideState } from '../../../../ride-progress/use-set-ride-state';
import { useStateMoment } from '../../../../ride-progress/use-state-moment';
import { useStatusMenu } from '../../status/use-status-menu';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

/** Asks staff how to proceed after a no-show, which does not change the booking's status. */
export function NoShowDecision({ booking }: { booking: BookingDetailResponse }) {
  const { progress, status } = booking;
  const isOpen = status === 'pending' || status === 'confirmed';
  return progress.state === 'no_show' && isOpen ? <Decision booking={booking} /> : null;
}

function Decision({ booking }: { booking: BookingDetailResponse }) {
  const { t } = useTranslation('rideProgress');
  const { id, bookingDate, progress } = booking;
  const momentOf = useStateMoment(bookingDate);
  const { choose, overlays, isPending } = useStatusMenu(booking);
  const setState = useSetRideState(id);
  const { since, arrivedAt } = progress;
  const at = since ? momentOf(since) : '';
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>
        {arrivedAt
          ? t('noShow.titleWaited', { at, arrived: momentOf(arrivedAt) })
          : t('noShow.title', { at })}
      </AlertTitle>
      <Row>
        <Button
          variant="outlined"
          color="error"
          size="small"
          disabled={isPending}
          onClick={() => choose('cancelled')}
        >
          {t('noShow.cancel')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          disabled={isPending}
          onClick={() => choose('completed')}
        >
          {t('noShow.complete')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          loading={setState.isPending}
          onClick={() => setState.mutate({ from: 'no_show', to: 'arrived', note: null })}
        >
          {t('noShow.notYet')}
        </Button>
      </Row>
      {overlays}
    </Alert>
  );
}
