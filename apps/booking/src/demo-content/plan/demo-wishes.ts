import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import type { AirportDirection } from '@chauffeur/contracts/bookings/booking-choices';
import type { BookedCarName, BookedOfferName } from './demo-offers.js';
import type { SeededChoice } from './seeded-choice.js';

/** What an example should be; fields that are undefined are chosen. */
export interface DemoWish {
  /** Days after the first start. */
  readonly day: number;
  /** HH:MM in Baku; null for a ride without a time. */
  readonly time: string | null;
  readonly offer: BookedOfferName;
  readonly direction: AirportDirection | null;
  readonly passengers: number;
  readonly cars: readonly BookedCarName[];
  /** The indexes of its vehicle and driver; null for none. */
  readonly vehicle?: number | null;
  readonly driver?: number | null;
  readonly status?: BookingStatus;
  readonly bufferMinutes?: number;
  /** How many minutes before the first start it was made. */
  readonly madeBefore?: number;
  readonly isOfCompany?: boolean;
}

interface Kind {
  readonly offer: BookedOfferName;
  readonly direction?: AirportDirection;
  /** Its share of all rides, in per cent. */
  readonly share: number;
  /** The first and last hour in which it begins. */
  readonly between: readonly [number, number];
}

const kinds: readonly Kind[] = [
  { offer: 'airportTransfer', direction: 'from_airport', share: 25, between: [6, 23] },
  { offer: 'airportTransfer', direction: 'to_airport', share: 19, between: [5, 21] },
  { offer: 'businessTransfer', share: 18, between: [8, 18] },
  { offer: 'oldCityTour', share: 10, between: [10, 15] },
  { offer: 'bakuByNight', share: 7, between: [18, 20] },
  { offer: 'workingDay', share: 5, between: [8, 9] },
  { offer: 'groupCityTour', share: 4, between: [10, 12] },
  { offer: 'gobustan', share: 5, between: [9, 11] },
  { offer: 'absheron', share: 3, between: [10, 13] },
  { offer: 'shamakhi', share: 3, between: [8, 9] },
  { offer: 'lahij', share: 1, between: [7, 8] },
];
const byShare = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));

const saloons = ['toyotaCamry', 'kiaK5', 'hyundaiElantra', 'toyotaCamry'] as const;
const limousines = ['mercedesEClass', 'mercedesSClass'] as const;
const vans = ['kiaCarnival', 'mercedesVClass', 'toyotaLandCruiser'] as const;

/** Returns an ordinary ride on a day. */
export function ordinaryWish(choice: SeededChoice, day: number): DemoWish {
  const { offer, direction = null, between } = choice.one(byShare);
  const passengers = passengersOf(choice, offer);
  const quarters = choice.between(between[0] * 4, between[1] * 4);
  return {
    day,
    time: `${twoDigits(Math.floor(quarters / 4))}:${twoDigits((quarters % 4) * 15)}`,
    offer,
    direction,
    passengers,
    cars: carsFor(choice, offer, passengers),
    isOfCompany: offer === 'businessTransfer' || offer === 'workingDay' ? choice.chance(0.4) : false,
  };
}

function passengersOf(choice: SeededChoice, offer: BookedOfferName): number {
  if (offer === 'groupCityTour') return choice.between(5, 16);
  if (offer === 'businessTransfer' || offer === 'workingDay') return choice.between(1, 3);
  if (choice.chance(0.68)) return choice.between(1, 3);
  return choice.chance(0.8) ? choice.between(4, 6) : choice.between(8, 16);
}

function carsFor(choice: SeededChoice, offer: BookedOfferName, passengers: number): readonly BookedCarName[] {
  if (passengers > 6) return ['mercedesSprinter'];
  if (passengers > 3 || offer === 'groupCityTour') return choice.shuffled(vans);
  const isBusiness = offer === 'businessTransfer' || offer === 'workingDay';
  return choice.chance(isBusiness ? 0.6 : 0.25)
    ? [...choice.shuffled(limousines), ...choice.shuffled(saloons)]
    : [...choice.shuffled(saloons), ...choice.shuffled(vans)];
}

/** Returns rides of the first day and the next one that need a dispatcher's attention. */
export function wishesOfAttention(): DemoWish[] {
  const tomorrow = { day: 1, direction: null, passengers: 2 } as const;
  return [
    // Two rides with a shorter gap than usual.
    {
      ...tomorrow,
      time: '10:00',
      offer: 'businessTransfer',
      cars: ['toyotaCamry'],
      vehicle: 0,
      driver: 0,
      status: 'confirmed',
      bufferMinutes: 15,
      isOfCompany: true,
    },
    {
      ...tomorrow,
      time: '11:15',
      offer: 'oldCityTour',
      cars: ['toyotaCamry'],
      vehicle: 0,
      driver: 0,
      status: 'confirmed',
    },
    // The only S-Class is out all day, so the second request found none.
    {
      ...tomorrow,
      time: '09:00',
      offer: 'workingDay',
      cars: ['mercedesSClass'],
      vehicle: 7,
      driver: 6,
      status: 'confirmed',
      isOfCompany: true,
    },
    {
      ...tomorrow,
      time: '14:00',
      offer: 'airportTransfer',
      direction: 'from_airport',
      cars: ['mercedesSClass'],
      vehicle: null,
      driver: null,
      status: 'pending',
      madeBefore: 190,
    },
    // Staff have to agree a price and find a coach first.
    {
      ...tomorrow,
      time: '16:30',
      offer: 'airportTransfer',
      direction: 'from_airport',
      passengers: 42,
      cars: ['setraCoach'],
      vehicle: null,
      driver: null,
      status: 'pending',
      madeBefore: 55,
      isOfCompany: true,
    },
    {
      ...tomorrow,
      time: '07:30',
      offer: 'airportTransfer',
      direction: 'to_airport',
      passengers: 5,
      cars: ['mercedesVClass'],
      vehicle: 10,
      driver: null,
      status: 'confirmed',
    },
    // Before its driver's working hours.
    {
      ...tomorrow,
      time: '05:15',
      offer: 'airportTransfer',
      direction: 'to_airport',
      cars: ['kiaCarnival'],
      vehicle: 9,
      driver: 2,
      status: 'confirmed',
    },
    // Booked in one car, given a better one.
    {
      ...tomorrow,
      time: '18:30',
      offer: 'bakuByNight',
      cars: ['kiaK5'],
      vehicle: 5,
      driver: 1,
      status: 'confirmed',
    },
    // The guests have not named a time.
    {
      ...tomorrow,
      time: null,
      offer: 'gobustan',
      passengers: 3,
      cars: ['hyundaiElantra'],
      vehicle: null,
      driver: null,
      status: 'confirmed',
    },
    {
      ...tomorrow,
      day: 4,
      time: null,
      offer: 'shamakhi',
      passengers: 4,
      cars: ['toyotaLandCruiser'],
      vehicle: null,
      driver: null,
      status: 'pending',
      madeBefore: 130,
    },
  ];
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
