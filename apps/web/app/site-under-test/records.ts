import type { BookingTermsResponse } from '@chauffeur/contracts/bookings/booking-rules';
import type { CarResponse } from '@chauffeur/contracts/catalogue/car';
import type { CategoryResponse } from '@chauffeur/contracts/catalogue/category';
import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import type { ImageResponse, PhotoResponse } from '@chauffeur/contracts/catalogue/media/image';
import type { PlaceResponse } from '@chauffeur/contracts/catalogue/places/place';
import type { SeoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings';
import type { ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import type { TourResponse } from '@chauffeur/contracts/catalogue/tour';
import type { PriceResponse } from '@chauffeur/contracts/pricing/price';

/** Returns a text of this length, with spaces, so that cuts are visible. */
export const textOf = (length: number) => 'abcdefghi '.repeat(Math.ceil(length / 10)).slice(0, length);

export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const someImage = (hash: string): ImageResponse => ({
  hash,
  width: 1600,
  height: 1000,
  url: `/media/${hash}/1600.webp`,
});

export const somePhoto = (hash: string, displayOrder: number, isMain = false): PhotoResponse => ({
  id: idOf(900 + displayOrder),
  image: someImage(hash),
  isMain,
  displayOrder,
});

export const someCategory = (number: number, changes: Partial<CategoryResponse> = {}): CategoryResponse => ({
  id: idOf(100 + number),
  name: `Category ${number}`,
  nameRu: null,
  description: textOf(120),
  descriptionRu: null,
  basePricePerHour: 20 + number,
  displayOrder: 0,
  image: someImage(`category${number}`),
  ...changes,
});

export const someCar = (number: number, changes: Partial<CarResponse> = {}): CarResponse => ({
  id: idOf(200 + number),
  brand: 'Mercedes-Benz',
  model: `Model ${number}`,
  year: 2022,
  capacity: 3,
  luggageLarge: null,
  categoryId: idOf(101),
  category: { id: idOf(101), name: 'Category 1', nameRu: 'Категория 1' },
  basePrice: 55,
  isAvailable: true,
  image: someImage(`car${number}`),
  photos: [],
  ...changes,
});

export const someService = (number: number, changes: Partial<ServiceResponse> = {}): ServiceResponse => ({
  id: idOf(300 + number),
  name: `Service ${number}`,
  nameRu: null,
  description: textOf(200),
  descriptionRu: null,
  serviceType: 'city_tour',
  serviceTypeId: idOf(301),
  serviceTypeDetails: {
    id: idOf(301),
    name: 'City tours',
    nameRu: 'Экскурсии по городу',
    description: '',
    descriptionRu: null,
    icon: 'MapPin',
    color: '#336699',
    basePricePerHour: null,
    image: null,
  },
  durationHours: 4,
  basePrice: 120.5,
  youtubeUrl: null,
  image: someImage(`service${number}`),
  photos: [],
  ...changes,
});

export const someTour = (number: number, changes: Partial<TourResponse> = {}): TourResponse => ({
  id: idOf(400 + number),
  name: `Tour ${number}`,
  nameRu: null,
  description: textOf(200),
  descriptionRu: null,
  durationHours: 10,
  basePrice: 250,
  destinations: ['Shamakhi', 'Lahij', 'Gabala', 'Nij'],
  destinationsRu: [],
  youtubeUrl: null,
  image: someImage(`tour${number}`),
  photos: [],
  ...changes,
});

/** Returns a price of a car with a service or a tour, as in the response of the list. */
export const somePrice = (
  car: CarResponse,
  offer: { service: ServiceResponse } | { tour: TourResponse },
  priceUsd: number,
): PriceResponse =>
  ({
    id: idOf(500),
    carId: car.id,
    serviceId: 'service' in offer ? offer.service.id : null,
    tourId: 'tour' in offer ? offer.tour.id : null,
    priceUsd,
  }) as PriceResponse;

/** Responses with a car that has a price for the offer, without which there is no wizard. */
export const pricedCar = (offer: Parameters<typeof somePrice>[1]) => ({
  '/api/cars': [someCar(1)],
  '/api/pricing': [somePrice(someCar(1), offer, 100)],
});

export const someContactSettings = (
  changes: Partial<ContactSettingsResponse> = {},
): ContactSettingsResponse => ({
  id: idOf(600),
  companyName: 'Khazar Drivers',
  phonePrimary: '+994 12 345 67 89',
  phoneWhatsapp: '+994 50 765 43 21',
  emailInfo: 'hello@khazar.example',
  emailSupport: 'help@khazar.example',
  address: '1 Nizami Street',
  addressRu: 'улица Низами, 1',
  city: 'Baku',
  cityRu: 'Баку',
  country: 'Azerbaijan',
  countryRu: 'Азербайджан',
  websiteUrl: 'https://khazar.example',
  businessHours: 'Every day, 06:00 to 23:00',
  businessHoursRu: null,
  emergencyContact: null,
  socialMedia: {},
  googleReviewUrl: null,
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});

export const someSeoRow = (changes: Partial<SeoSettingsResponse> = {}): SeoSettingsResponse => ({
  id: idOf(700),
  pagePath: '/about',
  language: 'en',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: null,
  ogTitle: null,
  ogDescription: null,
  ogImageUrl: null,
  twitterTitle: null,
  twitterDescription: null,
  twitterImageUrl: null,
  canonicalUrl: null,
  robots: 'index, follow',
  priority: 0.5,
  changeFrequency: 'monthly',
  schemaMarkup: null,
  isActive: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});

export const somePlace = (changes: Partial<PlaceResponse> = {}): PlaceResponse => ({
  id: idOf(801),
  name: 'Four Seasons Hotel',
  nameRu: null,
  nameAz: null,
  kind: 'hotel',
  address: '1 Neftchilar Avenue',
  addressRu: null,
  aliases: [],
  isPopular: true,
  ...changes,
});

/** The terms of the default booking rules. */
export const defaultTerms: BookingTermsResponse = {
  bookingMode: 'request',
  whenFull: 'request',
  requireTime: false,
  leadMinutes: 180,
  tourLeadMinutes: 720,
  whenTooSoon: 'request',
  horizonDays: 365,
  airportWaitMinutes: 60,
  freeWaitMinutes: 15,
  freeCancelHours: 24,
  lateCancelPercent: 50,
  changeUntilHours: 6,
  closedPeriods: [],
};
