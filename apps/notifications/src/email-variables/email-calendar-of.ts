import { placeName } from '@chauffeur/contracts/bookings/airport';
import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { stopsTextIn } from '@chauffeur/contracts/bookings/ride-details/stops-text';
import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { rideCalendar, type CalendarRide } from '@chauffeur/ride-calendar';
import { valueTexts } from '../locales/texts.js';
import type { EmailCalendar } from './email-calendar.js';
import { companyVariables } from './company-variables.js';

/** What a calendar entry shows about a booking, as in events and on the customer's page. */
type ShownBooking = CalendarRide['booking'] &
  Pick<
    BookingResponse,
    | 'referenceNumber'
    | 'carName'
    | 'serviceName'
    | 'serviceNameRu'
    | 'tourName'
    | 'tourNameRu'
    | 'pickupLocation'
    | 'dropoffLocation'
    | 'stops'
  >;

/** Returns the ride as a calendar file: see `rideCalendar`. */
export function emailCalendarOf(
  booking: ShownBooking,
  settings: ContactSettingsResponse | null,
  language: Language,
): EmailCalendar {
  const {
    company_name: name,
    email_info: email,
    phone_primary,
    website_url,
  } = companyVariables(settings, language);
  const { method, content } = rideCalendar({
    booking,
    summary: summaryOf(booking, name, language),
    description: descriptionOf(booking, phone_primary, language),
    location: placeName(booking.pickupLocation, language),
    organizer: email ? { name, email } : undefined,
    url: website_url || undefined,
  });
  return { method, filename: `${booking.referenceNumber}.ics`, content };
}

function summaryOf(booking: ShownBooking, companyName: string, language: Language): string {
  const name = booking.serviceName ?? booking.tourName;
  const nameRu = booking.serviceNameRu ?? booking.tourNameRu;
  const offer = name === null ? '' : `: ${inLanguage({ name, nameRu }, 'name', language)}`;
  return `${valueTexts(language).calendar.ride}${offer} (${companyName})`;
}

function descriptionOf(booking: ShownBooking, phone: string, language: Language): string {
  const texts = valueTexts(language).calendar;
  const stops = stopsTextIn(booking.stops, language);
  return [
    `${texts.reference}: ${booking.referenceNumber}`,
    `${texts.vehicle}: ${booking.carName}`,
    ...(stops ? [`${texts.stops}: ${stops}`] : []),
    ...(booking.dropoffLocation ? [`${texts.to}: ${placeName(booking.dropoffLocation, language)}`] : []),
    ...(phone ? [`${texts.phone}: ${phone}`] : []),
  ].join('\n');
}
