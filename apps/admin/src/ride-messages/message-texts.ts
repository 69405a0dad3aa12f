import { placeName } from '@chauffeur/contracts/bookings/airport';
import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import type { DriverLanguage } from '@chauffeur/contracts/languages/language';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { readPhone } from '@chauffeur/phone';
import { joinWithArrows } from '@chauffeur/contracts/languages/right-to-left';
import type { TFunction } from 'i18next';
import { formatRideDate } from '../text/format-date';

/** Messages that staff can send to a customer. */
export const customerMessages = ['driverAssigned', 'onTheWay', 'arrived', 'askFlight', 'askAddress'] as const;
export type CustomerMessage = (typeof customerMessages)[number];

/** What a message needs to know about a ride besides its booking. */
export interface MessageContext {
  /** The vehicle's car, which may differ from the booked one. */
  readonly carName: string;
  /** Where the driver waits, in the booking's language. */
  readonly meetingNote: string | null;
}

type Texts = TFunction<'rideMessages'>;
type Ride = Pick<
  BookingDetailResponse,
  | 'status'
  | 'language'
  | 'referenceNumber'
  | 'bookingDate'
  | 'bookingTime'
  | 'airportDirection'
  | 'pickupLocation'
  | 'dropoffLocation'
  | 'vehicle'
  | 'driver'
>;

/**
 * Returns the messages that make sense for a ride: none if it is over, none about a driver if it has none, none about a
 * flight without an airport, and none about the drop-off if it is known.
 */
export function messagesOfRide({
  status,
  driver,
  airportDirection,
  dropoffLocation,
}: Ride): readonly CustomerMessage[] {
  if (status === 'completed' || status === 'cancelled') return [];
  return customerMessages.filter((message) => {
    if (message === 'askFlight') return airportDirection !== null;
    if (message === 'askAddress') return dropoffLocation === null;
    return driver !== null;
  });
}

/** Returns a message to the customer; `t` has the texts of the booking's language. */
export function customerMessageText(
  t: Texts,
  message: CustomerMessage,
  ride: Ride,
  context: MessageContext,
): string {
  const { driver, vehicle, language, referenceNumber } = ride;
  const moment = momentOf(t, ride, language);
  if (message === 'askFlight' || message === 'askAddress')
    return t(`customer.${message}`, { moment, reference: referenceNumber });
  const names = [driver?.name, context.carName, vehicle?.plate].filter(Boolean).join(', ');
  const text = t(`customer.${message}`, { driver: names, moment });
  const where = message === 'onTheWay' ? null : context.meetingNote;
  return sentences([
    [text, where].filter(Boolean).join(': '),
    driver?.phone
      ? t('customer.phone', { phone: readPhone(driver.phone)?.international ?? driver.phone })
      : '',
  ]);
}

/** Returns the message to a driver about a new ride; it names no customer. `t` has the texts of the driver's language. */
export function driverMessageText(
  t: Texts,
  ride: Ride,
  context: Pick<MessageContext, 'carName'>,
  { language, origin }: { language: DriverLanguage; origin: string },
): string {
  const place = (name: string | null) => placeName(name, language);
  return t('driver.newRide', {
    moment: [driverDates[language].format(new Date(`${ride.bookingDate}T12:00:00Z`)), ride.bookingTime]
      .filter(Boolean)
      .join(' '),
    route: joinWithArrows([place(ride.pickupLocation), place(ride.dropoffLocation)]),
    vehicle: [context.carName, ride.vehicle?.plate].filter(Boolean).join(' '),
    url: `${origin}/drive`,
  });
}

const driverDates = {
  ru: dayFormat('ru-RU'),
  en: dayFormat('en-GB'),
  az: dayFormat('az'),
} satisfies Record<DriverLanguage, Intl.DateTimeFormat>;

function dayFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
}

function momentOf(t: Texts, { bookingDate, bookingTime }: Ride, language: Language): string {
  const date = formatRideDate(bookingDate, language);
  return bookingTime ? t('customer.moment', { date, time: bookingTime }) : date;
}

/** Joins texts as sentences; those of staff may already end with a full stop. */
function sentences(texts: readonly string[]): string {
  return texts
    .filter(Boolean)
    .map((text) => `${text.trim().replace(/\.$/, '')}.`)
    .join(' ');
}
