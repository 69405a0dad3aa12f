import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { unknownValue } from '@chauffeur/contracts/http/tolerant-enum';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SetStateButton } from '../../../ride-progress/set-state-button';
import { StateTag } from '../../../ride-progress/state-tag';
import { SecondaryText } from '../../../surfaces/secondary-text';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
});

/** Shows the driver's progress, and lets staff set it if the driver does not. */
export function DriverProgress({ booking }: { booking: BookingDetailResponse }) {
  const { t } = useTranslation('rideProgress');
  const { id, status, driver, progress, bookingDate } = booking;
  if (progress.state === 'none' || status === 'cancelled') return null;
  return (
    <Row>
      <StateTag progress={progress} day={bookingDate} />
      {driver && progress.state !== unknownValue && <SetStateButton rideId={id} state={progress.state} />}
      {progress.unseenSince && <SecondaryText>{t('unseen')}</SecondaryText>}
    </Row>
  );
}
