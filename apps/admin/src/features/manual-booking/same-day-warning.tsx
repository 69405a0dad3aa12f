import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useFormContext, useWatch } from 'react-hook-form';
import { Trans } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useRidesOfPhone } from '../../booking-fields/customer/use-customers';
import type { ManualBookingForm } from './manual-booking.rules';

/** Warns if this customer already has a ride on that day, which another admin may have entered. */
export function SameDayWarning() {
  const { control } = useFormContext<ManualBookingForm>();
  const [phone, date] = useWatch({ control, name: ['customerPhone', 'bookingDate'] });
  const rides = useRidesOfPhone(phone, date);
  return (
    <div role="status">
      {rides.map(({ id, referenceNumber }) => (
        <Alert key={id} severity="warning" role="none" sx={{ mt: 1.5 }}>
          <Trans
            ns="manualBooking"
            i18nKey="warnings.sameDay"
            values={{ reference: referenceNumber }}
            components={{ booking: <Link component={RouterLink} to={`/bookings/${id}`} color="inherit" /> }}
          />
        </Alert>
      ))}
    </div>
  );
}
