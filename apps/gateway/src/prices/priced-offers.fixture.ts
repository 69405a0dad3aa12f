import type { CarResponse } from '@chauffeur/contracts/catalogue/car';
import type { ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import type { TourResponse } from '@chauffeur/contracts/catalogue/tour';

const typeId = 'd2000000-0000-4000-8000-000000000002';

export const aCar = (id: string, changes: Partial<CarResponse> = {}): CarResponse => ({
  id,
  brand: 'BMW',
  model: '7 Series',
  year: 2024,
  capacity: 4,
  luggageLarge: null,
  categoryId: 'd1000000-0000-4000-8000-000000000004',
  category: { id: 'd1000000-0000-4000-8000-000000000004', name: 'Business', nameRu: null },
  basePrice: 100,
  isAvailable: true,
  image: null,
  photos: [],
  ...changes,
});

export const aService = (id: string): ServiceResponse => ({
  id,
  name: 'Old City tour',
  nameRu: null,
  description: 'A walk',
  descriptionRu: null,
  serviceType: 'city_tour',
  serviceTypeId: typeId,
  serviceTypeDetails: {
    id: typeId,
    name: 'City tour',
    nameRu: null,
    description: 'Around the city',
    descriptionRu: null,
    icon: 'MapPin',
    color: '#10B981',
    basePricePerHour: null,
    image: null,
  },
  durationHours: 3,
  basePrice: 50,
  youtubeUrl: null,
  image: null,
  photos: [],
});

export const aTour = (id: string): TourResponse => ({
  id,
  name: 'Gobustan',
  nameRu: null,
  description: 'Rocks',
  descriptionRu: null,
  durationHours: 6,
  basePrice: 70,
  destinations: ['Gobustan'],
  destinationsRu: [],
  youtubeUrl: null,
  image: null,
  photos: [],
});
