import { dayMs } from '@chauffeur/contracts/time/durations';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';

/** Number of cars in the seeded bookings, each with one vehicle. */
export const seededCars = 80;

export const carIdOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number % seededCars).padStart(12, '0')}`;

export const dayAhead = (days: number): string => todayInBaku(new Date(Date.now() + days * dayMs));

const serviceId = '00000000-0000-4000-9000-000000000001';
const service = {
  id: serviceId,
  name: 'City tour',
  nameRu: null,
  serviceType: 'city_tour',
  durationHours: 2,
};
const carOf = (number: number) => ({ id: carIdOf(number), name: 'Camry', capacity: 4, isAvailable: true });

export const availabilityRequest = (number: number) => ({
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
