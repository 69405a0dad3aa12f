import { placeName } from '@chauffeur/contracts/bookings/airport';
import { normalFlightNumber } from '@chauffeur/contracts/bookings/flights/flight-number';
import { joinWithArrows } from '@chauffeur/contracts/languages/right-to-left';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../buttons/button';
import { useRideTime } from '../../../../i18n/use-ride-time';
import { useSiteLanguage } from '../../../../i18n/use-site-language';
import { formatRideDay } from '../../../../text/format-date';
import type { DetailsInput } from '../../draft/details-input';
import type { RideQuestion } from '../../draft/ride-questions';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  // With enlarged text, the button is below.
  flexWrap: 'wrap',
  '& > span': { flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& > button': { flex: 'none' },
  minHeight: '3rem',
  // As high as its placeholder on phones.
  [theme.breakpoints.down('sm')]: { minHeight: '4.5rem', fontSize: '0.9375rem', lineHeight: 1.4 },
}));

interface RideLineProps {
  details: DetailsInput;
  /** The answered questions. If there are none, the line offers to enter the ride. */
  questions: readonly RideQuestion[];
  /** Opens the fields. */
  onChange: () => void;
}

/** The known details of the ride in one line: `From the airport · TK 334, 14:30 · 5 December, 14:30 · 2 passengers`. */
export function RideLine({ details, questions, onChange }: RideLineProps) {
  const { t } = useTranslation(['booking', 'common']);
  const { language } = useSiteLanguage();
  const rideTime = useRideTime();
  const { airportDirection, flightNumber, flightTime, bookingDate, bookingTime, passengerCount } = details;
  const place = (text: string) => placeName(text, language);
  const ends = {
    from_airport: place(details.dropoffLocation),
    to_airport: place(details.pickupLocation),
    '': joinWithArrows([place(details.pickupLocation), place(details.dropoffLocation)]),
  };
  const answers: Record<RideQuestion, () => string> = {
    direction: () => (airportDirection ? t(`directions.${airportDirection}`) : ''),
    flight: () => [normalFlightNumber(flightNumber), flightTime].filter(Boolean).join(', '),
    places: () => ends[airportDirection],
    start: () => `${formatRideDay(bookingDate, language)}, ${rideTime(bookingTime)}`,
    passengers: () => t('common:passengers', { count: passengerCount }),
  };
  const isEmpty = questions.length === 0;
  return (
    <Line role="group" aria-label={t('details.ride')}>
      <Box component="span" sx={isEmpty ? { color: 'text.secondary' } : { fontWeight: 700 }}>
        {isEmpty ? t('details.later') : questions.map((question) => answers[question]()).join(' · ')}
      </Box>
      <Button
        size="small"
        variant="outlined"
        aria-label={isEmpty ? undefined : t('summary.editRide')}
        onClick={onChange}
      >
        {t(isEmpty ? 'details.now' : 'summary.edit')}
      </Button>
    </Line>
  );
}
