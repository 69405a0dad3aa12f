import type { BookingListItem, BookingStatus, Language } from '@chauffeur/contracts';
import type { CsvColumn } from '@chauffeur/service-kit';
import { exportWords } from './export-words.js';

type Value = (item: BookingListItem) => string | number | null;

/** The columns of the file in their order; the words are in `export-words.ts`. */
export function bookingColumns(language: Language): CsvColumn<BookingListItem>[] {
  const { headings, statuses, directions, yes, no } = exportWords[language];
  const inLanguage = (english: string | null, russian: string | null) =>
    (language === 'ru' && russian) || english;
  const values: Record<keyof typeof headings, Value> = {
    referenceNumber: ({ referenceNumber }) => referenceNumber,
    status: ({ status }) => statuses[status satisfies BookingStatus],
    bookingDate: ({ bookingDate }) => bookingDate,
    bookingTime: ({ bookingTime }) => bookingTime,
    customerName: ({ customerName }) => customerName,
    customerPhone: ({ customerPhone }) => customerPhone,
    customerEmail: ({ customerEmail }) => customerEmail,
    messagingApp: ({ preferredMessagingApp }) => preferredMessagingApp,
    car: ({ carName }) => carName,
    service: ({ serviceName, serviceNameRu }) => inLanguage(serviceName, serviceNameRu),
    tour: ({ tourName, tourNameRu }) => inLanguage(tourName, tourNameRu),
    passengers: ({ passengerCount }) => passengerCount,
    pickup: ({ pickupLocation }) => pickupLocation,
    dropoff: ({ dropoffLocation }) => dropoffLocation,
    direction: ({ airportDirection }) => airportDirection && directions[airportDirection],
    flight: ({ flightNumber }) => flightNumber,
    requests: ({ specialRequests }) => specialRequests,
    totalPrice: ({ totalPrice }) => totalPrice,
    driver: ({ driver }) => driver?.name ?? null,
    manual: ({ isManual }) => (isManual ? yes : no),
    createdAt: ({ createdAt }) => createdAt,
  };
  return (Object.keys(headings) as (keyof typeof headings)[]).map((column) => ({
    heading: headings[column],
    value: values[column],
  }));
}
