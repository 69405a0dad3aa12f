import type { OfferedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import {
  createBookingRequest,
  type CreateBookingRequest,
  type PlaceBookingCommand,
} from '@chauffeur/contracts/bookings/create-booking';
import { extraOfferKinds } from '@chauffeur/contracts/pricing/extra';

const carId = '7d9c2c0e-4d5e-4b0e-9a55-0f2d0a3f1a01';
const serviceId = '7d9c2c0e-4d5e-4b0e-9a55-0f2d0a3f1a02';

/** A valid command; a spec passes what differs. */
export function bookingCommand(
  request: Partial<CreateBookingRequest> = {},
  offer: Partial<Omit<PlaceBookingCommand, 'request'>> = {},
): PlaceBookingCommand {
  return {
    idempotencyKey: null,
    request: createBookingRequest.parse({
      carId,
      serviceId,
      bookingDate: '2099-05-01',
      bookingTime: '10:30',
      passengerCount: 2,
      pickupLocation: 'Hilton Baku',
      dropoffLocation: 'Old City',
      customerName: 'Emily Carter',
      customerPhone: '+44 20 7946 0958',
      customerEmail: 'emily@example.com',
      preferredMessagingApp: 'whatsapp',
      ...request,
    }),
    car: { id: carId, name: 'Toyota Camry', capacity: 4, isAvailable: true },
    service: { id: serviceId, name: 'City tour', nameRu: 'Экскурсия по городу', serviceType: 'city_tour' },
    tour: null,
    priceUsd: 40.5,
    ratePerUsd: 1,
    ...offer,
  };
}

const extraIdOf = (code: string) =>
  `7d9c2c0e-4d5e-4b0e-9a55-0f2d0a3f1b0${extraCosts.findIndex(([name]) => name === code)}`;
const extraCosts = [
  ['child_seat', 5],
  ['extra_stop', 7],
  ['extra_hour', 20],
] as const;

/** The extras that pricing offers, for every service and tour. */
export const offeredExtras: OfferedExtra[] = extraCosts.map(([code, priceUsd]) => ({
  id: extraIdOf(code),
  code,
  name: code.replace('_', ' '),
  nameRu: null,
  priceUsd,
  maxCount: 4,
  offerKinds: [...extraOfferKinds],
}));

/** Returns a choice of one of `offeredExtras`. */
export const chosenExtra = (code: (typeof extraCosts)[number][0], count = 1) => ({
  extraId: extraIdOf(code),
  count,
});
