import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useRideTime } from '../../../i18n/use-ride-time';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { formatRideDate } from '../../../text/format-date';
import type { LastBooking } from '../booked/last-booking';
import { BookedOfferName } from '../booked/booked-offer-name';

interface BookedLegProps {
  booking: LastBooking;
  /** Which of two rides it is; null for a single one. */
  name: string | null;
  testId: string;
}

/** Number, car and start of a ride. */
export function BookedLeg({ booking, name, testId }: BookedLegProps) {
  const { t } = useTranslation('success');
  const { language } = useSiteLanguage();
  const rideTime = useRideTime();
  const when = [
    formatRideDate(booking.bookingDate, language),
    booking.bookingTime && rideTime(booking.bookingTime),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Box sx={{ '& + &': { mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' } }}>
      <Typography>{[t('reference'), name].filter(Boolean).join(' · ')}</Typography>
      <Box
        component="p"
        data-testid={testId}
        sx={{
          margin: 0,
          fontSize: 'clamp(1.375rem, 1rem + 2vw, 2.25rem)',
          fontWeight: 800,
          letterSpacing: '0.01em',
          overflowWrap: 'anywhere',
        }}
      >
        {booking.referenceNumber}
      </Box>
      <Typography sx={{ mt: 1.5, opacity: 0.92 }}>
        <BookedOfferName booking={booking} />
        <br />
        {when}
      </Typography>
    </Box>
  );
}
