import { beginsAtAirport } from '@chauffeur/contracts/bookings/airport';
import Box from '@mui/material/Box';
import { RideTerms } from '../../../booking-terms/ride-terms';
import type { BookingTerms } from '../../../booking-terms/use-booking-terms';
import { isRequestOnly, type LastBooking } from '../booked/last-booking';
import { RideDetails } from '../booked/ride-details';
import { AddToCalendar } from './add-to-calendar';

/** Details, terms and calendar file of a ride. */
export function BookedRideSections({ booking, terms }: { booking: LastBooking; terms: BookingTerms | null }) {
  return (
    <>
      <Box sx={{ '&:not(:empty)': { mt: 4 } }}>
        <RideDetails booking={booking} />
      </Box>
      <Box sx={{ '&:not(:empty)': { mt: 3 } }}>
        <RideTerms
          known={terms}
          ride={booking}
          hasLanding={beginsAtAirport(booking)}
          isRequest={isRequestOnly(booking)}
        />
      </Box>
      <Box sx={{ '&:has(button)': { mt: 3 } }}>
        <AddToCalendar booking={booking} />
      </Box>
    </>
  );
}
