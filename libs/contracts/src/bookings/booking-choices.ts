import { airportLabel } from './airport.js';

export const airportDirections = ['to_airport', 'from_airport'] as const;
export type AirportDirection = (typeof airportDirections)[number];

export const messagingApps = ['whatsapp', 'telegram', 'viber'] as const;
export type MessagingApp = (typeof messagingApps)[number];

/** Brand names of the messengers, the same in every language. */
export const messagingAppNames: Readonly<Record<MessagingApp, string>> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  viber: 'Viber',
};

/** Returns the name of a stored messenger; the stored value itself if this release does not know it. */
export function messagingAppName(app: string): string {
  const known = messagingApps.find((name) => name === app);
  return known ? messagingAppNames[known] : app;
}

/** Value of a vehicle's field that requests any free vehicle of the car. */
export const anyVehicle = 'any';

/** Max passengers to choose while no car is chosen. */
export const passengerLimitWithoutCar = 8;

/** Max stops of a ride between pickup and drop-off. */
export const maxStops = 5;

/** Max length of texts, in characters. */
export const bookingTextLimits = {
  flightNumber: 20,
  signText: 60,
  location: 300,
  pickupNote: 200,
  customerName: 200,
  customerPhone: 40,
  specialRequests: 2000,
} as const;

/** Fills in the fixed end of an airport transfer: drop-off when going to the airport, pickup when coming from it. */
export function withAirportEnd<
  Details extends {
    airportDirection?: unknown;
    pickupLocation?: unknown;
    dropoffLocation?: unknown;
  },
>(details: Details, isAirportTransfer: boolean): Details {
  if (!isAirportTransfer) return details;
  if (details.airportDirection === 'to_airport') return { ...details, dropoffLocation: airportLabel };
  if (details.airportDirection === 'from_airport') return { ...details, pickupLocation: airportLabel };
  return details;
}

/** Reasons for which a customer cancels on the ride page. */
export const cancelReasons = ['plans', 'flight', 'other_offer', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];
