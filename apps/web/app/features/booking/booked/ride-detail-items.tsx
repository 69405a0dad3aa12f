import type { AirportDirection } from '@chauffeur/contracts/bookings/booking-choices';
import type { RideStop } from '@chauffeur/contracts/bookings/ride-details/ride-stops';
import { nonBlankStops } from '@chauffeur/contracts/bookings/ride-details/non-blank-stops';
import type { PlaceNames } from '@chauffeur/contracts/catalogue/places/place';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { DescriptionItem } from '../../../surfaces/description-list';
import { placeForReader } from './place-for-reader';

interface RideDetailItemsProps {
  airportDirection?: AirportDirection | null | undefined;
  flightNumber?: string | null | undefined;
  flightTime?: string | null | undefined;
  pickupLocation: string;
  pickupNote?: string | null | undefined;
  dropoffLocation?: string | null | undefined;
  // Missing in bookings that an earlier release stored.
  signText?: string | null | undefined;
  luggageLarge?: number | undefined;
  luggageSmall?: number | undefined;
  stops?: readonly RideStop[] | undefined;
  pickupPlaceId?: string | null | undefined;
  dropoffPlaceId?: string | null | undefined;
  /** Known names of the places; others are shown as they were chosen. */
  places?: readonly PlaceNames[] | undefined;
}

/** A ride's places, flight, stops, luggage and sign, if it has them, as items of a description list. */
export function RideDetailItems(props: RideDetailItemsProps) {
  const { airportDirection, flightNumber, flightTime, pickupLocation, pickupNote, dropoffLocation } = props;
  const { signText, luggageLarge = 0, luggageSmall = 0, stops = [], places = [] } = props;
  const { t } = useTranslation(['rideDetails', 'booking', 'common']);
  const { language } = useSiteLanguage();
  const nameOf = (text: string, placeId: string | null | undefined) =>
    placeForReader({ text, placeId }, places, language);
  const texts = nonBlankStops(stops).map((stop) => placeForReader(stop, places, language));
  const luggage = [
    ...(luggageLarge > 0 ? [t('common:largeSuitcases', { count: luggageLarge })] : []),
    ...(luggageSmall > 0 ? [t('smallSuitcases', { count: luggageSmall })] : []),
  ];
  const items: [term: string, text: string | null | undefined][] = [
    [t('booking:fields.airportDirection'), airportDirection && t(`booking:directions.${airportDirection}`)],
    [t('booking:fields.flightNumber'), flightNumber && [flightNumber, flightTime].filter(Boolean).join(', ')],
    [t('booking:fields.pickupLocation'), nameOf(pickupLocation, props.pickupPlaceId)],
    [t('booking:fields.pickupNote'), pickupNote],
    [t('booking:fields.dropoffLocation'), dropoffLocation && nameOf(dropoffLocation, props.dropoffPlaceId)],
    [t('stops'), texts.join('; ')],
    [t('luggage'), luggage.join(', ')],
    [t('sign'), airportDirection === 'from_airport' ? signText : null],
  ];
  return items.map(
    ([term, text]) =>
      text && (
        <DescriptionItem key={term} term={term}>
          {text}
        </DescriptionItem>
      ),
  );
}
