import {
  demoContentIds,
  type DemoCar,
  type DemoService,
  type DemoTour,
} from '@chauffeur/contracts/demo-content-ids';

const { cars, services, tours } = demoContentIds;

/** A demo car as a booking stores it; `factor` gives its prices, as in pricing's demo price list. */
export interface BookedDemoCar {
  readonly id: string;
  readonly name: string;
  readonly seats: number;
  /** In per cent of the smallest saloon's price; null if the price is agreed each time. */
  readonly factor: number | null;
}

export const demoCars = {
  hyundaiElantra: { id: cars.hyundaiElantra, name: 'Hyundai Elantra', seats: 4, factor: 100 },
  kiaK5: { id: cars.kiaK5, name: 'Kia K5', seats: 4, factor: 110 },
  toyotaCamry: { id: cars.toyotaCamry, name: 'Toyota Camry', seats: 4, factor: 115 },
  mercedesEClass: { id: cars.mercedesEClass, name: 'Mercedes-Benz E-Class', seats: 4, factor: 230 },
  mercedesSClass: { id: cars.mercedesSClass, name: 'Mercedes-Benz S-Class', seats: 3, factor: 320 },
  toyotaLandCruiser: {
    id: cars.toyotaLandCruiser,
    name: 'Toyota Land Cruiser 300',
    seats: 6,
    factor: 200,
  },
  kiaCarnival: { id: cars.kiaCarnival, name: 'Kia Carnival', seats: 7, factor: 160 },
  mercedesVClass: { id: cars.mercedesVClass, name: 'Mercedes-Benz V-Class', seats: 7, factor: 210 },
  mercedesSprinter: { id: cars.mercedesSprinter, name: 'Mercedes-Benz Sprinter', seats: 18, factor: 260 },
  setraCoach: { id: cars.setraCoach, name: 'Setra S 515 HD', seats: 49, factor: null },
} satisfies Partial<Record<DemoCar, BookedDemoCar>>;
export type BookedCarName = keyof typeof demoCars;

/** A demo service or tour as a booking stores it. */
export interface BookedDemoOffer {
  readonly serviceId: string | null;
  readonly tourId: string | null;
  readonly name: string;
  readonly nameRu: string;
  readonly durationHours: number;
  /** USD, in the smallest saloon. */
  readonly price: number;
}

const service = (id: DemoService, name: string, nameRu: string, durationHours: number, price: number) =>
  ({ serviceId: services[id], tourId: null, name, nameRu, durationHours, price }) as const;
const tour = (id: DemoTour, name: string, nameRu: string, durationHours: number, price: number) =>
  ({ serviceId: null, tourId: tours[id], name, nameRu, durationHours, price }) as const;

export const demoOffers = {
  airportTransfer: service(
    'airportTransfer',
    'Airport transfer',
    'Трансфер из аэропорта и в аэропорт',
    1,
    25,
  ),
  oldCityTour: service(
    'oldCityTour',
    'Old City and seaside boulevard',
    'Старый город и Приморский бульвар',
    4,
    50,
  ),
  bakuByNight: service('bakuByNight', 'Modern Baku by night', 'Современный Баку вечером', 3, 45),
  groupCityTour: service('groupCityTour', 'Group city tour', 'Экскурсия по городу для группы', 5, 60),
  businessTransfer: service('businessTransfer', 'Business transfer', 'Деловой трансфер', 1, 30),
  workingDay: service('workingDay', 'Chauffeur for the working day', 'Водитель на рабочий день', 8, 110),
  shamakhi: tour('shamakhi', 'Shamakhi: mausoleums and vineyards', 'Шемаха: мавзолеи и виноградники', 8, 95),
  gobustan: tour('gobustan', 'Gobustan and the mud volcanoes', 'Гобустан и грязевые вулканы', 6, 70),
  absheron: tour('absheron', 'Absheron: the land of fire', 'Апшерон: земля огня', 5, 60),
  lahij: tour('lahij', 'Lahij: the coppersmiths’ village', 'Лагич: село медников', 11, 130),
} satisfies Partial<Record<DemoService | DemoTour, BookedDemoOffer>>;
export type BookedOfferName = keyof typeof demoOffers;

/** Returns the price in USD, rounded to 5; 0 if it is agreed each time. */
export function demoPrice(car: BookedCarName, offer: BookedOfferName): number {
  const { factor }: BookedDemoCar = demoCars[car];
  return factor === null ? 0 : Math.round((demoOffers[offer].price * factor) / 500) * 5;
}
