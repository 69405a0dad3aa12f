import type { CustomerResponse } from '@chauffeur/contracts/bookings/customer';
import { placeName } from '@chauffeur/contracts/bookings/airport';
import { joinWithArrows } from '@chauffeur/contracts/languages/right-to-left';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useStaffLanguage } from '../../i18n/staff-language';
import { focusOn } from '../../focus/focus-on';
import { formatRideDate } from '../../text/format-date';
import type { ManualBookingForm } from './manual-booking.rules';

interface LastRidePlacesProps {
  customer: CustomerResponse;
  /** Called when the places have been filled in. */
  onUsed: () => void;
}

/** Offers the places of the chosen customer's last ride, which are often those of the next one. */
export function LastRidePlaces({ customer, onUsed }: LastRidePlacesProps) {
  const { t } = useTranslation('manualBooking');
  const { language } = useStaffLanguage();
  const { setValue, setFocus } = useFormContext<ManualBookingForm>();
  const { lastRide } = customer;
  const places = joinWithArrows(
    [lastRide.pickupLocation, lastRide.dropoffLocation].map((place) => placeName(place, language)),
  );
  const fillPlaces = () => {
    setValue('pickupLocation', lastRide.pickupLocation, { shouldDirty: true });
    setValue('dropoffLocation', lastRide.dropoffLocation ?? '', { shouldDirty: true });
    setValue('pickupPlaceId', null);
    setValue('dropoffPlaceId', null);
    onUsed();
    // The button disappears; the car is the next field.
    setFocus('carId');
  };
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mt: 1.5 }}
      action={
        <Button ref={focusOn} color="inherit" size="small" onClick={fillPlaces}>
          {t('customer.usePlaces')}
        </Button>
      }
    >
      <span>{t('customer.lastRide', { date: formatRideDate(lastRide.bookingDate, language) })}</span>{' '}
      <Link component={RouterLink} to={`/bookings/${lastRide.id}`} color="inherit">
        {lastRide.referenceNumber}
      </Link>
      <span>{`: ${places}`}</span>
    </Alert>
  );
}
