import type { StaffCarResponse } from '@chauffeur/contracts/catalogue/car';
import type { StaffTourResponse } from '@chauffeur/contracts/catalogue/tour';
import type { StaffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';

const stamp = {
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
};
const id = (end: string) => `6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e${end}`;

const category = {
  id: id('01'),
  name: 'Business',
  nameRu: null,
  description: 'Quiet',
  descriptionRu: null,
  basePricePerHour: 40,
  image: null,
};

export const eClass: StaffCarResponse = {
  id: id('11'),
  brand: 'Mercedes-Benz',
  model: 'E-Class',
  year: 2024,
  capacity: 3,
  luggageLarge: null,
  categoryId: category.id,
  category,
  basePrice: 55.5,
  isAvailable: true,
  image: null,
  photos: [],
  ...stamp,
};
export const prado: StaffCarResponse = {
  ...eClass,
  id: id('12'),
  brand: 'Toyota',
  model: 'Prado',
  isAvailable: false,
};

const tour: StaffTourResponse = {
  id: id('21'),
  name: 'Gobustan',
  nameRu: null,
  description: 'Rocks',
  descriptionRu: null,
  destinations: ['Gobustan'],
  destinationsRu: [],
  durationHours: 8,
  basePrice: 100,
  youtubeUrl: null,
  image: null,
  photos: [],
  ...stamp,
};
export const gobustan = tour;
export const gabala: StaffTourResponse = { ...tour, id: id('22'), name: 'Gabala' };

/** Responses for the other lists that the screens read. */
export const otherLists = {
  '/api/admin/cars': [eClass, prado],
  '/api/admin/services': [],
  '/api/admin/tours': [gobustan, gabala],
};

export function priceOf(
  car: StaffCarResponse,
  { id: tourId, name, nameRu }: StaffTourResponse,
  priceUsd: number,
  version = 1,
): StaffPriceResponse {
  return {
    id: crypto.randomUUID(),
    carId: car.id,
    serviceId: null,
    tourId,
    priceUsd,
    ...stamp,
    version,
    car: { ...car, categoryName: car.category.name, categoryNameRu: null },
    service: null,
    tour: { id: tourId, name, nameRu },
  };
}
