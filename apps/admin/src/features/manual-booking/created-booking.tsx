import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { CreatedBooking } from './use-manual-booking';

interface CreatedBookingProps {
  booking: CreatedBooking;
}

/** Confirms that the booking was created, with the ride back if it has one. */
export function BookingCreatedNotice({ booking }: CreatedBookingProps) {
  const { t } = useTranslation('manualBooking');
  const { id, referenceNumber, returnBooking } = booking;
  return (
    <Alert severity="success" role="status">
      <span>{t('created', { reference: referenceNumber })}</span>{' '}
      <Link component={RouterLink} to={`/bookings/${id}`} color="inherit">
        {t('open')}
      </Link>
      {returnBooking && (
        <>
          <br />
          {t('createdBack', { reference: returnBooking.referenceNumber })}{' '}
          <Link component={RouterLink} to={`/bookings/${returnBooking.id}`} color="inherit">
            {t('openBack')}
          </Link>
        </>
      )}
    </Alert>
  );
}

/** A link to the last booking while the next one is entered. */
export function LastBookingLink({ booking }: CreatedBookingProps) {
  const { t } = useTranslation('manualBooking');
  const { id, referenceNumber, returnBooking } = booking;
  return (
    <Typography>
      {t('lastEntered')}{' '}
      <Link component={RouterLink} to={`/bookings/${id}`}>
        {referenceNumber}
      </Link>
      {returnBooking && (
        <>
          {', '}
          <Link component={RouterLink} to={`/bookings/${returnBooking.id}`}>
            {returnBooking.referenceNumber}
          </Link>
        </>
      )}
    </Typography>
  );
}

/** Names the rides that got no vehicle, since the customer on the phone may have been promised one. */
export function RidesWithoutVehicle({ booking }: CreatedBookingProps) {
  const { t } = useTranslation('manualBooking');
  return [booking, booking.returnBooking]
    .filter((leg) => leg !== null)
    .filter(({ bookingTime, vehicleId }) => bookingTime !== null && vehicleId === null)
    .map(({ id, referenceNumber, bookingDate }) => (
      <Alert key={id} severity="warning" role="status">
        <span>{t('withoutVehicle', { reference: referenceNumber })}</span>{' '}
        <Link component={RouterLink} to={`/dispatch?date=${bookingDate}&ride=${id}`} color="inherit">
          {t('toBoard')}
        </Link>
      </Alert>
    ));
}
