import { placeName } from '@chauffeur/contracts/bookings/airport';
import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { messagingAppNames } from '@chauffeur/contracts/bookings/booking-choices';
import { stopsTextIn } from '@chauffeur/contracts/bookings/ride-details/stops-text';
import { signOf } from '@chauffeur/contracts/bookings/flights/sign-text';
import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { bookedDuration } from '@chauffeur/contracts/rides/booked-duration';
import type { BookingEmailVariable } from '@chauffeur/contracts/notifications/email-variables';
import type { EmailContent, MessageNews } from './email-content.js';
import { describeChanges } from './booking-changes.js';
import { companyVariables } from './company-variables.js';
import { crewVariables, describeMeeting } from './crew-variables.js';
import { phoneVariables } from './phone-variables.js';
import { describeCancellation, describeFee } from './describe-cancellation.js';
import { describeWaiting } from './describe-waiting.js';
import { describeExtras, formatPrice, formatRideDate } from './formats.js';
import { valueTexts } from '../locales/texts.js';

type BookingContent = Extract<EmailContent, { kind: 'booking' }>;

/** Returns every variable of a booking's email, as text in the email's language; missing values are empty. */
export function bookingVariables(
  booking: BookingResponse,
  settings: ContactSettingsResponse | null,
  language: Language,
  {
    changes = [],
    cancelTerms,
    waitTerms,
    driver,
    vehicle,
    news,
    isForStaff,
  }: Partial<Omit<BookingContent, 'booking'>> = {},
): Record<BookingEmailVariable, string> {
  const texts = valueTexts(language);
  return {
    ...companyVariables(settings, language),
    google_review_url: settings?.googleReviewUrl ?? '',
    reference_number: booking.referenceNumber,
    customer_name: booking.customerName,
    customer_email: booking.customerEmail,
    ...phoneVariables(booking.customerPhone),
    service_name: offerName({ name: booking.serviceName, nameRu: booking.serviceNameRu }, language),
    tour_name: offerName({ name: booking.tourName, nameRu: booking.tourNameRu }, language),
    car_name: booking.carName,
    booking_date: formatRideDate(booking.bookingDate, language),
    booking_time: booking.bookingTime ?? '',
    pickup_location: pickupOf(booking, language),
    dropoff_location: placeName(booking.dropoffLocation ?? '', language),
    duration: bookedDuration(booking, language),
    passenger_count: String(booking.passengerCount),
    extras: describeExtras(booking.extras, language),
    total_price: formatPrice(booking, language),
    wait_terms: waitTerms ? describeWaiting(booking, waitTerms, language) : '',
    cancel_terms: cancelTerms ? describeCancellation(booking, cancelTerms, language, isRequest(booking)) : '',
    language: texts.language[booking.language],
    status: texts.status[booking.status],
    cancelled: booking.status === 'cancelled' ? texts.status.cancelled : '',
    flight_number: booking.flightNumber ?? '',
    flight_time: booking.flightTime ?? '',
    sign_text: signOf(booking) ?? '',
    stops: stopsTextIn(booking.stops, language) ?? '',
    luggage: luggageText(booking, language),
    preferred_messaging_app: messagingAppNames[booking.preferredMessagingApp],
    changes: describeChanges(changes, language, isForStaff),
    fee: describeFee(booking, language),
    ...crewVariables({ driver, vehicle }, language),
    meeting_note: describeMeeting(booking, language),
    news: news ? texts.news[newsOf(news, booking)] : '',
    // The worker fills in the links when it sends the email.
    ride_link: '',
    driver_page: '',
    back_office: '',
    special_requests: booking.specialRequests ?? '',
    urgent: booking.urgent ? texts.urgent : '',
  };
}

/** Appends the pickup note to the place, so that every template shows it. */
function pickupOf({ pickupLocation, pickupNote }: BookingResponse, language: Language): string {
  const place = placeName(pickupLocation, language);
  return pickupNote ? `${place} (${pickupNote})` : place;
}

function isRequest({ status, vehicleId }: BookingResponse): boolean {
  return status === 'pending' && vehicleId === null;
}

/** A driver who loses a ride that still takes place must not tell its customer that it is cancelled. */
function newsOf(news: MessageNews, { status }: BookingResponse): MessageNews | 'jobTaken' {
  return news === 'jobCancelled' && status !== 'cancelled' ? 'jobTaken' : news;
}

/** `large suitcases: 2, small suitcases: 1`; no line ends before a number. Empty without luggage. */
export function luggageText(
  { luggageLarge, luggageSmall }: Pick<BookingResponse, 'luggageLarge' | 'luggageSmall'>,
  language: Language,
): string {
  const { luggage } = valueTexts(language);
  return [
    ...(luggageLarge > 0 ? [`${luggage.large}:\u00a0${luggageLarge}`] : []),
    ...(luggageSmall > 0 ? [`${luggage.small}:\u00a0${luggageSmall}`] : []),
  ].join(', ');
}

function offerName(offer: { name: string | null; nameRu: string | null }, language: Language): string {
  return offer.name === null ? '' : inLanguage({ ...offer, name: offer.name }, 'name', language);
}
