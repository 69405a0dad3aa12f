import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BookingTerms } from '../../../booking-terms/use-booking-terms';
import { isRequestOnly, type LastBooking } from '../booked/last-booking';
import { RequestExplanation } from './request-explanation';
import { BookedRideSections } from './booked-ride-sections';

interface LegSectionProps {
  title: string;
  booking: LastBooking;
  /** Null while unknown. */
  terms: BookingTerms | null;
  /** Whether the whole trip is a request, which the page says above. */
  isRequest: boolean;
}

/** One ride of a return trip. */
export function LegSection({ title, booking, terms, isRequest }: LegSectionProps) {
  return (
    <Box component="section" aria-label={title} sx={{ mt: 5 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {!isRequest && isRequestOnly(booking) && (
        <Typography sx={{ mt: 2 }}>
          <RequestExplanation booking={booking} />
        </Typography>
      )}
      <BookedRideSections booking={booking} terms={terms} />
    </Box>
  );
}
