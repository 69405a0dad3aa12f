import Alert from '@mui/material/Alert';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from './booking-fields';
import { rideWarnings } from './ride-warnings.rules';
import type { OfferChoices } from './use-offer-choices';

/** Says what is unusual about the ride; none of it is rejected. */
export function RideWarnings({ choices }: { choices: OfferChoices }) {
  const { t } = useTranslation('manualBooking');
  const { control } = useFormContext<BookingFields>();
  const [bookingDate, bookingTime, passengerCount, carId] = useWatch({
    control,
    name: ['bookingDate', 'bookingTime', 'passengerCount', 'carId'],
  });
  const seats = choices.seatsOf(carId);
  const warnings = rideWarnings({ bookingDate, bookingTime: bookingTime ?? '', passengerCount, seats });
  return (
    <div role="status">
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning" sx={{ mt: 1.5 }}>
          {t(`warnings.${warning}`, { count: seats ?? 0 })}
        </Alert>
      ))}
    </div>
  );
}
