import { placeName } from '@chauffeur/contracts/bookings/airport';
import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { ChangedValue, ChangedField } from '@chauffeur/contracts/bookings/changes/booking-change';
import { extrasValue, offerValue } from '@chauffeur/contracts/bookings/changes/changed-values';
import { messagingAppName } from '@chauffeur/contracts/bookings/booking-choices';
import { stopSeparator, stopsText, stopsTextIn } from '@chauffeur/contracts/bookings/ride-details/stops-text';
import { formatMoney, usdSymbol } from '@chauffeur/contracts/money/format-money';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { joinWithArrows } from '@chauffeur/contracts/languages/right-to-left';
import { valueTexts } from '../locales/texts.js';
import { formatMoment, formatRideDate } from './formats.js';
import { writtenPhone } from './phone-variables.js';

/**
 * Returns the changes that are reported to the customer: none that only concern the company or cancel each other out.
 */
export function reportedChanges(changes: readonly ChangedField[]): ChangedField[] {
  return namedChanges(changes, valueTexts('en').changes);
}

/** The fields whose values are not columns of a booking. */
const derivedValues: Readonly<Record<string, (booking: BookingResponse) => ChangedValue>> = {
  offer: offerValue,
  car: ({ carName }) => carName,
  stops: ({ stops }) => stopsText(stops),
  extras: extrasValue,
};

/** Returns the changes that are reported to the customer, each with the value that the booking has. */
export function changesUpTo(booking: BookingResponse, changes: readonly ChangedField[]): ChangedField[] {
  const present = changes.map((change) => {
    const { field } = change;
    const derived = derivedValues[field];
    return { ...change, to: derived ? derived(booking) : booking[field as 'bookingTime'] };
  });
  return reportedChanges(present);
}

/**
 * Returns one line for each change, such as `Time: 14:30 → 16:00`; for staff also changes that customers do not see.
 */
export function describeChanges(
  changes: readonly ChangedField[],
  language: Language,
  isForStaff = false,
): string {
  const { changes: texts, staffChanges } = valueTexts(language);
  const labels: Record<string, string> = isForStaff ? { ...texts, ...staffChanges } : texts;
  return namedChanges(changes, labels)
    .map(({ field, from, to }) => {
      const values = [from, to].map((value) => valueText(field, value, language));
      return `${labels[field]}: ${joinWithArrows(values)}`;
    })
    .join('\n');
}

function namedChanges(changes: readonly ChangedField[], labels: object): ChangedField[] {
  return changes.filter(
    ({ field, from, to }) => Object.hasOwn(labels, field) && JSON.stringify(from) !== JSON.stringify(to),
  );
}

function valueText(field: string, value: ChangedValue, language: Language): string {
  const texts = valueTexts(language);
  if (value === null || value === '') return texts.notGiven;
  if (typeof value === 'object') return inLanguage(value, 'name', language);
  if (field === 'totalPrice') {
    const price = Number(value);
    return price === 0 ? texts.priceToBeAgreed : formatMoney(price, usdSymbol, language);
  }
  const text = String(value);
  if (field === 'bookingDate') return formatRideDate(text, language);
  if (field === 'feeDueSince') return formatMoment(new Date(text), language);
  if (field === 'customerPhone') return writtenPhone(text);
  if (field === 'preferredMessagingApp') return messagingAppName(text);
  if (field === 'pickupLocation' || field === 'dropoffLocation') return placeName(text, language);
  if (field === 'stops') {
    const stops = text.split(stopSeparator).map((stop) => ({ text: stop }));
    return stopsTextIn(stops, language) ?? '';
  }
  return text;
}
