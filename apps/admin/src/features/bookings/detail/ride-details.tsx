import { placeName } from '@chauffeur/contracts/bookings/airport';
import type { BookingDetailResponse, BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { openAmountOf } from '@chauffeur/contracts/bookings/prices/booking-payments';
import { tripLegs } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import { stopsTextIn } from '@chauffeur/contracts/bookings/ride-details/stops-text';
import { signOf } from '@chauffeur/contracts/bookings/flights/sign-text';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { bookedDuration } from '@chauffeur/contracts/rides/booked-duration';
import { useTranslation } from 'react-i18next';
import { RecordText } from '../../../i18n/record-text';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { DescriptionList } from '../../../surfaces/description-list';
import { formatMoment } from '../../../text/format-date';
import { formatMoney } from '../../../text/format-number';
import { BookingPrice } from '../booking-price';
import { BookedExtras } from './booked-extras';
import { OtherLegLink } from './other-leg-link';
import { RideVehicle } from './ride-vehicle';
import { FlightMark } from '../../../booking-display/flight-mark';
import { bookedOffer, rideMoment } from '../../../booking-display/booking-texts';

/** Shows what was booked: when, from where to where, and for how much. */
export function RideDetails({ booking }: { booking: BookingDetailResponse }) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const { airportDirection, serviceName, otherLeg } = booking;
  return (
    <DescriptionList
      items={[
        { name: t('fields.moment'), value: rideMoment(booking, language) },
        { name: t('fields.duration'), value: bookedDuration(booking, language) || null },
        {
          name: t(otherLeg?.leg === tripLegs.there ? 'legs.there' : 'legs.back'),
          value: otherLeg && <OtherLegLink leg={otherLeg} />,
        },
        { name: t('fields.car'), value: booking.carName },
        {
          name: t('fields.vehicle'),
          value: booking.status === 'cancelled' ? null : <RideVehicle booking={booking} />,
        },
        {
          name: serviceName === null ? t('fields.tour') : t('fields.service'),
          value: <RecordText of={bookedOffer(booking)} field="name" />,
        },
        { name: t('fields.direction'), value: airportDirection && t(`directions.${airportDirection}`) },
        {
          name: t('fields.flight'),
          value: (booking.flightNumber ?? booking.flightTime) ? <Flight booking={booking} /> : null,
        },
        { name: t('history.fields.signText'), value: signOf(booking) },
        { name: t('fields.pickup'), value: placeName(booking.pickupLocation, language) },
        { name: t('fields.pickupNote'), value: booking.pickupNote },
        { name: t('fields.dropoff'), value: placeName(booking.dropoffLocation, language) },
        { name: t('history.fields.stops'), value: stopsTextIn(booking.stops, language) },
        { name: t('fields.passengers'), value: booking.passengerCount },
        { name: t('history.fields.luggageLarge'), value: booking.luggageLarge || null },
        { name: t('history.fields.luggageSmall'), value: booking.luggageSmall || null },
        {
          name: t('fields.extras'),
          value: booking.extras.length > 0 ? <BookedExtras booking={booking} /> : null,
        },
        { name: t('fields.requests'), value: booking.specialRequests },
        { name: t('fields.price'), value: <BookingPrice booking={booking} /> },
        {
          name: t('history.fields.driverCollects'),
          value:
            booking.driverCollects && booking.status !== 'cancelled'
              ? formatMoney(openAmountOf(booking), 'USD', language)
              : null,
        },
        { name: t('fields.shownPrice'), value: shownPrice(booking, language) },
        { name: t('fields.createdAt'), value: formatMoment(booking.createdAt, language) },
      ]}
    />
  );
}

/** Shows the flight's number and time, and whether they need checking. */
function Flight({ booking: { flightNumber, flightTime, flightCheck } }: { booking: BookingResponse }) {
  return (
    <>
      <span>{[flightNumber, flightTime].filter(Boolean).join(', ')}</span> <FlightMark check={flightCheck} />
    </>
  );
}

/** The price that the customer saw in another currency, at the rate of that moment; null for USD. */
function shownPrice(booking: BookingResponse, language: Language): string | null {
  const { totalPrice, currency, convertedPrice } = booking;
  return totalPrice === 0 || currency === 'USD' ? null : formatMoney(convertedPrice, currency, language);
}
