import { placeName } from '@chauffeur/contracts/bookings/airport';
import { normalFlightNumber } from '@chauffeur/contracts/bookings/flights/flight-number';
import { useTranslation } from 'react-i18next';
import { useRideTime } from '../../../i18n/use-ride-time';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { formatRideDate } from '../../../text/format-date';
import { DescriptionItem } from '../description-list';
import type { DetailsInput } from '../draft/details-input';
import { RideDetailItems } from '../ride-detail-items';

interface ReturnSummaryProps {
  /** The ride back. */
  details: DetailsInput;
  isAirportTransfer: boolean;
}

/** What the ride back has of its own, as items of a description list. */
export function ReturnSummary({ details, isAirportTransfer }: ReturnSummaryProps) {
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const rideTime = useRideTime();
  const { bookingDate, bookingTime, airportDirection, pickupLocation, dropoffLocation, stops } = details;
  return (
    <>
      <DescriptionItem term={t('fields.bookingDate')}>
        {formatRideDate(bookingDate, language)}
      </DescriptionItem>
      <DescriptionItem term={t('fields.bookingTime')}>
        {bookingTime ? rideTime(bookingTime) : t('summary.anyTime')}
      </DescriptionItem>
      {isAirportTransfer && airportDirection && (
        <>
          <DescriptionItem term={t('fields.airportDirection')}>
            {t(`directions.${airportDirection}`)}
          </DescriptionItem>
          <DescriptionItem term={t('fields.flightNumber')}>
            {[normalFlightNumber(details.flightNumber), details.flightTime].filter(Boolean).join(', ')}
          </DescriptionItem>
        </>
      )}
      <DescriptionItem term={t('fields.pickupLocation')}>
        {placeName(pickupLocation, language)}
      </DescriptionItem>
      {dropoffLocation && (
        <DescriptionItem term={t('fields.dropoffLocation')}>
          {placeName(dropoffLocation, language)}
        </DescriptionItem>
      )}
      <RideDetailItems
        stops={stops}
        signText={airportDirection === 'from_airport' ? details.signText : null}
      />
    </>
  );
}
