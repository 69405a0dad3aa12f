import {
  bakuInstant,
  inLanguage,
  placeName,
  type BookingResponse,
  type BookingStatus,
  type ContactSettingsResponse,
  type Language,
} from '@chauffeur/contracts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { valueTexts } from '../locales/texts.js';
import type { EmailCalendar } from './email-calendar.js';
import { companyVariables } from './company-variables.js';

/** What a calendar shows of a ride whose duration is unknown, as of bookings of before vehicles, in minutes. */
const shownDuration = 60;

const eventStatus: Record<BookingStatus, ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * The ride as an iCalendar file. The same booking always has the same UID, and its version as SEQUENCE, so that a
 * later email moves or removes the entry of an earlier one. A ride without a time stands as a whole day.
 */
export function rideCalendar(
  booking: BookingResponse,
  settings: ContactSettingsResponse | null,
  language: Language,
): EmailCalendar {
  const isCancelled = booking.status === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const company = companyVariables(settings, language);
  const calendar = ical({ method, prodId: { company: 'chauffeur', product: 'bookings', language: 'EN' } });
  calendar.createEvent({
    id: `${booking.id}@chauffeur-bookings`,
    sequence: booking.version,
    status: eventStatus[booking.status],
    stamp: new Date(booking.updatedAt),
    summary: summaryOf(booking, company.company_name, language),
    description: descriptionOf(booking, company.phone_primary, language),
    location: placeName(booking.pickupLocation, language),
    ...timeOf(booking),
    ...(company.email_info && { organizer: { name: company.company_name, email: company.email_info } }),
    ...(company.website_url && { url: company.website_url }),
  });
  return {
    method: isCancelled ? 'CANCEL' : 'PUBLISH',
    filename: `${booking.referenceNumber}.ics`,
    content: calendar.toString(),
  };
}

function timeOf({ bookingDate, bookingTime, durationMinutes }: BookingResponse) {
  if (bookingTime === null) return { start: new Date(`${bookingDate}T00:00:00Z`), allDay: true };
  const start = bakuInstant(bookingDate, bookingTime);
  return { start, end: new Date(start.getTime() + (durationMinutes ?? shownDuration) * 60_000) };
}

function summaryOf(booking: BookingResponse, companyName: string, language: Language): string {
  const name = booking.serviceName ?? booking.tourName;
  const nameRu = booking.serviceNameRu ?? booking.tourNameRu;
  const offer = name === null ? '' : `: ${inLanguage({ name, nameRu }, 'name', language)}`;
  return `${valueTexts(language).calendar.ride}${offer} (${companyName})`;
}

function descriptionOf(booking: BookingResponse, phone: string, language: Language): string {
  const texts = valueTexts(language).calendar;
  return [
    `${texts.reference}: ${booking.referenceNumber}`,
    `${texts.vehicle}: ${booking.carName}`,
    ...(booking.dropoffLocation ? [`${texts.to}: ${placeName(booking.dropoffLocation, language)}`] : []),
    ...(phone ? [`${texts.phone}: ${phone}`] : []),
  ].join('\n');
}
