import { placeName } from '@chauffeur/contracts/bookings/airport';
import { stopsTextIn } from '@chauffeur/contracts/bookings/ride-details/stops-text';
import { isFreeRequest } from '@chauffeur/contracts/bookings/changes/cancellation';
import { tripLegs } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import { signOf } from '@chauffeur/contracts/bookings/flights/sign-text';
import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { formatMoney, usdSymbol } from '@chauffeur/contracts/money/format-money';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { bookedDuration } from '@chauffeur/contracts/rides/booked-duration';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { hasBegun } from '@chauffeur/contracts/rides/ride-end';
import { luggageText } from '../../email-variables/booking-variables.js';
import { companyVariables } from '../../email-variables/company-variables.js';
import { describeCancellation } from '../../email-variables/describe-cancellation.js';
import { describeWaiting } from '../../email-variables/describe-waiting.js';
import { describeExtras, formatMoment, formatPrice, formatRideDate } from '../../email-variables/formats.js';
import { writtenPhone } from '../../email-variables/phone-variables.js';
import { filled } from '../../locales/filled.js';
import { documentTexts, type DocumentTexts } from '../../locales/texts.js';

/** One line of a voucher; an empty value is not shown. */
export interface VoucherRow {
  readonly label: string;
  readonly value: string;
}

/** All texts of a voucher, in its language. */
export interface VoucherContent {
  readonly language: Language;
  readonly company: string;
  readonly title: string;
  readonly when: string;
  readonly facts: readonly VoucherRow[];
  readonly sections: readonly { readonly title: string; readonly rows: readonly VoucherRow[] }[];
  readonly terms: { readonly title: string; readonly lines: readonly string[] };
  readonly contact: string;
  readonly notes: readonly string[];
}

/**
 * Returns the texts of a ride's voucher at `now`. They never include the customer's link, phone number or email
 * address.
 */
export function voucherContent(
  ride: RideResponse,
  settings: ContactSettingsResponse | null,
  language: Language,
  now: Date,
): VoucherContent {
  const texts = documentTexts(language).voucher;
  const company = companyVariables(settings, language);
  const contact = [company.phone_primary, company.email_info, company.website_url];
  return {
    language,
    company: company.company_name,
    title: texts.title,
    when: whenText(ride, texts, language),
    facts: [
      { label: texts.reference, value: ride.referenceNumber },
      { label: texts.passenger, value: ride.customerName },
      { label: texts.status, value: texts.statuses[ride.status] },
    ],
    sections: [
      { title: texts.sections.ride, rows: rideRows(ride, texts, language) },
      { title: texts.sections.price, rows: priceRows(ride, texts, language) },
    ],
    terms: { title: texts.sections.terms, lines: termLines(ride, texts, language, now) },
    contact: contact.filter(Boolean).join('  ·  '),
    notes: [texts.notInvoice, filled(texts.madeAt, { moment: formatMoment(now, language) })],
  };
}

type Texts = DocumentTexts['voucher'];

/** Names the other ride of the trip, which has its own voucher. */
function otherLegRows({ otherLeg }: RideResponse, texts: Texts, language: Language): VoucherRow[] {
  if (otherLeg === null) return [];
  const { leg, referenceNumber, status } = otherLeg;
  const label = leg === tripLegs.back ? texts.otherLeg.back : texts.otherLeg.there;
  const cancelled = status === 'cancelled' ? texts.statuses.cancelled : '';
  const parts = [referenceNumber, whenText(otherLeg, texts, language), cancelled];
  return [{ label, value: parts.filter(Boolean).join(' · ') }];
}

type Start = Pick<RideResponse, 'bookingDate' | 'bookingTime'>;

function whenText({ bookingDate, bookingTime }: Start, texts: Texts, language: Language): string {
  const date = formatRideDate(bookingDate, language);
  return bookingTime === null ? date : filled(texts.time, { date, time: bookingTime });
}

function rideRows(ride: RideResponse, texts: Texts, language: Language): VoucherRow[] {
  const { flightNumber, flightTime, driver, vehicle } = ride;
  const colour = vehicle && inLanguage(vehicle, 'colour', language);
  return [
    { label: texts.service, value: inLanguage(ride, 'serviceName', language) ?? '' },
    { label: texts.tour, value: inLanguage(ride, 'tourName', language) ?? '' },
    { label: texts.duration, value: bookedDuration(ride, language) },
    { label: texts.car, value: ride.carName },
    { label: texts.vehicle, value: joined([colour, vehicle?.plate]) },
    { label: texts.driver, value: joined([driver?.firstName, writtenPhone(driver?.phone ?? '')]) },
    { label: texts.flight, value: joined([flightNumber, flightTime]) },
    { label: texts.sign, value: signOf(ride) ?? '' },
    { label: texts.pickup, value: placeName(ride.pickupLocation, language) },
    { label: texts.pickupNote, value: ride.pickupNote ?? '' },
    { label: texts.stops, value: stopsTextIn(ride.stops, language) ?? '' },
    { label: texts.dropoff, value: placeName(ride.dropoffLocation ?? '', language) },
    { label: texts.passengers, value: String(ride.passengerCount) },
    { label: texts.luggage, value: luggageText(ride, language) },
    { label: texts.requests, value: ride.specialRequests ?? '' },
    ...otherLegRows(ride, texts, language),
  ];
}

function priceRows(ride: RideResponse, texts: Texts, language: Language): VoucherRow[] {
  const { basePrice, extras, feeDueUsd, isFeePaid } = ride;
  const fee = isFeePaid ? texts.feePaid : texts.feeDue;
  const hasLines = extras.length > 0 && basePrice !== null;
  return [
    { label: texts.base, value: hasLines ? formatMoney(basePrice, usdSymbol, language) : '' },
    // In one line like the stops, because a row has no line breaks.
    { label: texts.extras, value: describeExtras(extras, language).replaceAll('\n', '; ') },
    { label: texts.total, value: formatPrice(ride, language) },
    { label: fee, value: feeDueUsd === null ? '' : formatMoney(feeDueUsd, usdSymbol, language) },
  ];
}

/** Returns no terms once the ride is over, and no cancellation terms once it has begun. */
function termLines(ride: RideResponse, texts: Texts, language: Language, now: Date): string[] {
  if (ride.status === 'completed' || ride.status === 'cancelled') return [];
  const waiting = describeWaiting(ride, ride.terms, language);
  return hasBegun(ride, now) ? [waiting] : [cancellationText(ride, texts, language, now), waiting];
}

/**
 * If the ride was moved when its fee was due, the fee applies at any time. Cancelling a request without a vehicle is
 * free.
 */
function cancellationText(ride: RideResponse, texts: Texts, language: Language, now: Date): string {
  const { feeDueSince, cancellation } = ride;
  if (feeDueSince !== null && cancellation && cancellation.feeUsd > 0) {
    return filled(texts.feeStays, { fee: formatMoney(cancellation.feeUsd, usdSymbol, language) });
  }
  if (isFreeRequest(ride, now)) return texts.freeNow;
  return describeCancellation({ ...ride, createdAt: now.toISOString() }, ride.terms, language);
}

function joined(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}
