import { airportLabel } from './airport.js';

export const airportDirections = ['to_airport', 'from_airport'] as const;
export type AirportDirection = (typeof airportDirections)[number];

export const messagingApps = ['whatsapp', 'telegram', 'viber'] as const;
export type MessagingApp = (typeof messagingApps)[number];

/** How a messenger calls itself, in any language. */
export const messagingAppNames: Readonly<Record<MessagingApp, string>> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  viber: 'Viber',
};

/** The name of a messenger by its stored word; one that this release does not know stays as it is. */
export function messagingAppName(app: string): string {
  const known = messagingApps.find((name) => name === app);
  return known ? messagingAppNames[known] : app;
}

/** Asks for any free vehicle of the car. */
export const anyVehicle = 'any';

/** Passenger choices while no car is chosen. */
export const passengerLimitWithoutCar = 8;

/** Max. length of the accepted texts, in characters; generous for people, bounded for the server. */
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

/** Why a customer cancels by their own link. */
export const cancelReasons = ['plans', 'flight', 'other_offer', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];
