import { placeName } from '@chauffeur/contracts/bookings/airport';
import type { BookingListItem } from '@chauffeur/contracts/bookings/booking';
import { messagingAppNames } from '@chauffeur/contracts/bookings/booking-choices';
import { openAmountOf, paymentStateOf } from '@chauffeur/contracts/bookings/prices/booking-payments';
import { extrasText } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { stopsTextIn } from '@chauffeur/contracts/bookings/ride-details/stops-text';
import { signOf } from '@chauffeur/contracts/bookings/flights/sign-text';
import { convertFromUsd } from '@chauffeur/contracts/money/convert-currency';
import { paymentMethodText } from '@chauffeur/contracts/money/payment-method';
import { aznPerUsd } from '@chauffeur/contracts/finance/transaction';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { momentInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { internationalPhone } from '@chauffeur/phone';
import { csvColumns, type CsvColumn } from '@chauffeur/service-kit';
import { texts } from '../texts.js';

/** The columns of the exported file, in the order of `export.headings` in the locale files. */
export function bookingColumns(language: Language): CsvColumn<BookingListItem>[] {
  const { headings, statuses, payments, directions, yes, no } = texts[language].export;
  return csvColumns(headings, {
    referenceNumber: ({ referenceNumber }) => referenceNumber,
    status: ({ status }) => statuses[status],
    bookingDate: ({ bookingDate }) => bookingDate,
    bookingTime: ({ bookingTime }) => bookingTime,
    customerName: ({ customerName }) => customerName,
    customerPhone: ({ customerPhone }) => ({ phone: internationalPhone(customerPhone) }),
    customerEmail: ({ customerEmail }) => customerEmail,
    messagingApp: ({ preferredMessagingApp }) => messagingAppNames[preferredMessagingApp],
    car: ({ carName }) => carName,
    service: (booking) => inLanguage(booking, 'serviceName', language),
    tour: (booking) => inLanguage(booking, 'tourName', language),
    passengers: ({ passengerCount }) => passengerCount,
    pickup: ({ pickupLocation }) => placeName(pickupLocation, language),
    pickupNote: ({ pickupNote }) => pickupNote,
    dropoff: ({ dropoffLocation }) => placeName(dropoffLocation, language),
    direction: ({ airportDirection }) => airportDirection && directions[airportDirection],
    flight: ({ flightNumber }) => flightNumber,
    flightTime: ({ flightTime }) => flightTime,
    sign: (booking) => signOf(booking),
    stops: ({ stops }) => stopsTextIn(stops, language),
    luggageLarge: ({ luggageLarge }) => luggageLarge,
    luggageSmall: ({ luggageSmall }) => luggageSmall,
    extras: ({ extras }) => extrasText(extras, language) || null,
    requests: ({ specialRequests }) => specialRequests,
    extrasPrice: ({ extrasPrice }) => extrasPrice,
    totalPrice: ({ totalPrice }) => totalPrice,
    totalPriceAzn: ({ totalPrice }) => convertFromUsd(totalPrice, aznPerUsd),
    convertedPrice: ({ convertedPrice }) => convertedPrice,
    currency: ({ currency }) => currency,
    payment: (booking) => payments[paymentStateOf(booking)],
    fee: ({ status, feeDueUsd }) => (status === 'cancelled' ? feeDueUsd : null),
    paid: ({ paidUsd }) => paidUsd,
    open: openAmountOf,
    paymentMethod: ({ paymentMethod }) =>
      paymentMethodText(paymentMethod, language, (one) => texts[one].export.methods),
    paidOn: ({ paidOn }) => paidOn,
    driver: ({ driver }) => driver?.name ?? null,
    manual: ({ isManual }) => (isManual ? yes : no),
    createdAt: ({ createdAt }) => momentInBaku(createdAt),
  });
}
