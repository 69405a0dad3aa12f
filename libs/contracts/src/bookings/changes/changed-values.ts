import type { BookingResponse } from '../booking.js';
import { extrasText } from '../prices/extra-lines.js';
import type { ChangedValue } from './booking-change.js';

/** Returns the name of a booking's service or tour, as changes have it. */
export function offerValue({
  serviceName,
  serviceNameRu,
  tourName,
  tourNameRu,
}: Pick<BookingResponse, 'serviceName' | 'serviceNameRu' | 'tourName' | 'tourNameRu'>): ChangedValue {
  if (serviceName !== null) return { name: serviceName, nameRu: serviceNameRu };
  return tourName === null ? null : { name: tourName, nameRu: tourNameRu };
}

/** Returns a booking's extras, as changes have them. */
export function extrasValue({ extras }: Pick<BookingResponse, 'extras'>): ChangedValue {
  if (extras.length === 0) return null;
  return { name: extrasText(extras, 'en'), nameRu: extrasText(extras, 'ru') };
}
