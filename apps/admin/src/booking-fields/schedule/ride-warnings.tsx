import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import Alert from '@mui/material/Alert';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../booking-fields';
import { rideWarnings } from './ride-warnings.rules';
import { useFormCandidates } from './use-form-candidates';
import type { OfferChoices } from '../use-offer-choices';

interface RideWarningsProps {
  choices: OfferChoices;
  /** Id of an existing booking. */
  bookingId?: string;
}

/** Warns about what is unusual about the ride; the server rejects none of it. */
export function RideWarnings({ choices, bookingId }: RideWarningsProps) {
  const { t } = useTranslation('manualBooking');
  const { control } = useFormContext<BookingFields>();
  const [bookingDate, bookingTime, passengerCount, carId] = useWatch({
    control,
    name: ['bookingDate', 'bookingTime', 'passengerCount', 'carId'],
  });
  const [vehicleId, driverId] = useWatch({ control, name: ['vehicleId', 'driverId'] });
  const candidates = useFormCandidates(bookingId);
  const vehicle = candidates?.vehicles.find(({ id }) => id === vehicleId);
  const driver = candidates?.drivers.find(({ id }) => id === driverId);
  const seats = vehicle?.seats ?? choices.seatsOf(carId);
  const vehicles =
    vehicleId === anyVehicle ? candidates?.vehicles.filter((found) => found.carId === carId) : undefined;
  const ride = { bookingDate, bookingTime: bookingTime ?? '', passengerCount, seats, vehicles, driver };
  const warnings = rideWarnings(ride);
  return (
    <div role="status">
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning" role="none" sx={{ mt: 1.5 }}>
          {t(`warnings.${warning}`, { count: seats ?? 0 })}
        </Alert>
      ))}
    </div>
  );
}
