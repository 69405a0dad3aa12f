import type { AirportDirection } from '@chauffeur/contracts/bookings/booking-choices';
import { suggestPickup } from '@chauffeur/contracts/bookings/flights/flight-check';
import { rideDate, rideTime } from '@chauffeur/contracts/time/baku-time';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldSuggestion } from '../../forms/layout/field-suggestion';
import { useStaffLanguage } from '../../i18n/staff-language';
import { dayAfter } from '../../text/day-after';
import { formatRideDate } from '../../text/format-date';
import type { BookingFields, LegPrefix } from '../booking-fields';

interface PickupSuggestionProps {
  leg: LegPrefix;
  airportDirection: AirportDirection | null;
}

/** Suggests a pickup that fits the flight of a leg, on another day where the flight is after midnight. */
export function PickupSuggestion({ leg, airportDirection }: PickupSuggestionProps) {
  const { control, setFocus, setValue } = useFormContext<BookingFields>();
  const { t } = useTranslation('manualBooking');
  const { language } = useStaffLanguage();
  const [flightTime, bookingTime, bookingDate] = useWatch({
    control,
    name: [`${leg}flightTime`, `${leg}bookingTime`, `${leg}bookingDate`],
  });
  const better = suggestPickup({
    airportDirection,
    flightTime: rideTime.safeParse(flightTime).data ?? null,
    bookingTime: rideTime.safeParse(bookingTime).data ?? null,
  });
  const date = rideDate.safeParse(bookingDate).data;
  // Without a date, no day before or after it can be suggested.
  if (!better || (better.days !== 0 && date === undefined)) return <FieldSuggestion suggestion={undefined} />;
  const { time, days } = better;
  const otherDay = days !== 0 && date !== undefined ? dayAfter(date, days) : undefined;
  const enter = (name: 'bookingDate' | 'bookingTime', value: string) =>
    setValue(`${leg}${name}`, value, { shouldDirty: true, shouldValidate: true });
  const onUse = () => {
    enter('bookingTime', time);
    if (otherDay) enter('bookingDate', otherDay);
    setFocus(`${leg}bookingTime`);
  };
  const button = otherDay
    ? t('flight.useOnDay', { time, day: formatRideDate(otherDay, language) })
    : t('flight.use', { time });
  return <FieldSuggestion suggestion={{ text: t('flight.doesNotFit'), button, onUse }} />;
}
