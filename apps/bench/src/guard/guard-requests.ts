import { randomUUID } from 'node:crypto';

/** Cars of the seeded bookings, each of them of one vehicle. */
export const seededCars = 80;

/** As the seed numbers them. */
export const carIdOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number % seededCars).padStart(12, '0')}`;

/** YYYY-MM-DD in Baku, this many days from now. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + (days * 24 + 4) * 3_600_000).toISOString().slice(0, 10);

const serviceId = '00000000-0000-4000-9000-000000000001';
const service = {
  id: serviceId,
  name: 'City tour',
  nameRu: null,
  serviceType: 'city_tour',
  durationHours: 2,
};
const carOf = (number: number) => ({ id: carIdOf(number), name: 'Camry', capacity: 4, isAvailable: true });

/** The gateway's question for the `number`-th visitor. */
export const availabilityQuestion = (number: number) => ({
  language: 'en',
  car: carOf(number),
  service,
  tour: null,
  priceUsd: 60,
  bookingDate: dayAhead(1 + (number % 12)),
  bookingTime: `${String(8 + (number % 12)).padStart(2, '0')}:00`,
  pickupLocation: 'Hilton Baku',
  otherCarIds: Array.from({ length: 10 }, (_, index) => carIdOf(number + index + 1)),
});

/** The gateway's command for the `number`-th booking: each of a car and day that no other has. */
export const bookingCommand = (number: number, bookingTime: string | null) => ({
  idempotencyKey: randomUUID(),
  request: {
    language: 'en',
    carId: carIdOf(number),
    serviceId,
    currency: 'USD',
    bookingDate: dayAhead(100 + Math.floor(number / seededCars)),
    bookingTime,
    passengerCount: 2,
    pickupLocation: 'Hilton Baku',
    dropoffLocation: 'Old City',
    customerName: 'Emily Carter',
    customerPhone: `+994 55 ${String(number).padStart(7, '0')}`,
    customerEmail: `${randomUUID()}@example.com`,
    preferredMessagingApp: 'whatsapp',
  },
  car: carOf(number),
  service,
  tour: null,
  priceUsd: 60,
  ratePerUsd: 1,
});
