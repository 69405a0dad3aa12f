import { recordPaths } from '../http/paths.js';

/** Paths of the catalogue for visitors. */
export const cataloguePaths = {
  categories: '/categories',
  cars: '/cars',
  car: '/cars/:id',
  serviceTypes: '/service-types',
  services: '/services',
  service: '/services/:id',
  tours: '/tours',
  tour: '/tours/:id',
  places: '/places',
  contactSettings: '/contact-settings',
  seoSettings: '/seo-settings',
} as const;

/** Paths of the catalogue for records that staff manage, including those hidden from visitors. */
export const staffCarPaths = recordPaths('/staff/cars');
export const staffCategoryPaths = {
  ...recordPaths('/staff/categories'),
  /** Ids of the cars of one category. */
  carIds: '/staff/categories/:id/car-ids',
} as const;
export const staffServiceTypePaths = recordPaths('/staff/service-types');
export const staffServicePaths = recordPaths('/staff/services');
export const staffTourPaths = recordPaths('/staff/tours');
export const staffPlacePaths = recordPaths('/staff/places');
export const staffContactSettingsPaths = recordPaths('/staff/contact-settings');
export const staffSeoSettingsPaths = recordPaths('/staff/seo-settings');

export const imagePaths = {
  upload: '/images',
  /** An image in the address that visitors use. */
  file: '/media/:hash/:name',
} as const;
