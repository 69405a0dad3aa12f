import { normalFlightNumber } from '@chauffeur/contracts/bookings/flights/flight-number';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRideTime } from '../../../i18n/use-ride-time';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { formatRideDate } from '../../../text/format-date';
import { DescriptionItem } from '../../../surfaces/description-list';
import type { DetailsInput } from '../draft/details-input';
import { RideDetailItems } from '../booked/ride-detail-items';

interface PlannedRideItemsProps {
  details: Pick<DetailsInput, 'bookingDate' | 'bookingTime' | 'airportDirection' | 'flightNumber'> &
    Omit<Parameters<typeof RideDetailItems>[0], 'airportDirection' | 'flightNumber'>;
  isAirportTransfer: boolean;
  /** Further items, after those of the start. */
  children?: ReactNode;
}

/** A ride that is about to be booked, as items of a description list. */
export function PlannedRideItems({ details, isAirportTransfer, children }: PlannedRideItemsProps) {
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const rideTime = useRideTime();
  const { bookingDate, bookingTime, airportDirection, flightNumber } = details;
  return (
    <>
      <DescriptionItem term={t('fields.bookingDate')}>
        {formatRideDate(bookingDate, language)}
      </DescriptionItem>
      <DescriptionItem term={t('fields.bookingTime')}>
        {bookingTime ? rideTime(bookingTime) : t('summary.anyTime')}
      </DescriptionItem>
      {children}
      <RideDetailItems
        {...details}
        // The draft retains the choices for a transfer while another service is chosen.
        airportDirection={(isAirportTransfer && airportDirection) || null}
        flightNumber={isAirportTransfer ? normalFlightNumber(flightNumber) : null}
      />
    </>
  );
}
