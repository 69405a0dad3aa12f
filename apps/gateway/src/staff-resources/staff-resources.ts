import { blockPaths, blockRequest, blockResponse } from '@chauffeur/contracts/blocks/block';
import {
  closedPeriodPaths,
  closedPeriodRequest,
  closedPeriodResponse,
} from '@chauffeur/contracts/bookings/availability/closed-period';
import { carRequest, staffCarResponse } from '@chauffeur/contracts/catalogue/car';
import {
  staffCarPaths,
  staffCategoryPaths,
  staffContactSettingsPaths,
  staffPlacePaths,
  staffSeoSettingsPaths,
  staffServicePaths,
  staffServiceTypePaths,
  staffTourPaths,
} from '@chauffeur/contracts/catalogue/catalogue-paths';
import { categoryRequest, staffCategoryResponse } from '@chauffeur/contracts/catalogue/category';
import {
  contactSettingsRequest,
  staffContactSettingsResponse,
} from '@chauffeur/contracts/catalogue/settings/contact-settings-request';
import { imageLimits } from '@chauffeur/contracts/catalogue/media/image-request';
import { placeRequest, staffPlaceResponse } from '@chauffeur/contracts/catalogue/places/place';
import {
  seoSettingsChange,
  seoSettingsRequest,
  staffSeoSettingsResponse,
} from '@chauffeur/contracts/catalogue/settings/seo-settings-request';
import { serviceRequest, staffServiceResponse } from '@chauffeur/contracts/catalogue/service';
import { serviceTypeRequest, staffServiceTypeResponse } from '@chauffeur/contracts/catalogue/service-type';
import { staffTourResponse, tourRequest } from '@chauffeur/contracts/catalogue/tour';
import { driverPaths, driverRequest, driverResponse } from '@chauffeur/contracts/drivers/driver';
import {
  emailTemplateRequest,
  emailTemplateResponse,
} from '@chauffeur/contracts/notifications/email-template';
import { emailTemplatePaths } from '@chauffeur/contracts/notifications/notification-paths';
import { extraRequest, staffExtraResponse } from '@chauffeur/contracts/pricing/extra';
import { extraPaths } from '@chauffeur/contracts/pricing/pricing-paths';
import { vehiclePaths, vehicleRequest, vehicleResponse } from '@chauffeur/contracts/vehicles/vehicle';
import { templateBytes } from '../emails/template-bytes.js';
import { Booking, Catalogue, Notifications, Pricing } from '../upstream/upstream.module.js';
import { RequireKnownCar } from './require-known-car.js';
import { RemoveCategory } from './remove-category.js';
import { removeUnusedOffer } from './remove-unused-offer.js';
import { staffResource, type StaffResource } from './staff-resource.js';

/**
 * Every record that staff list, read, add, change and remove, as /api/admin/<path>. Further routes of a record are in a
 * controller of their own. The cache needs no entry: events of the services invalidate it.
 */
export const staffResources: readonly StaffResource[] = [
  staffResource({
    path: 'drivers',
    names: { one: 'a driver', many: 'drivers' },
    service: Booking,
    servicePaths: driverPaths,
    request: driverRequest,
    response: driverResponse,
  }),
  staffResource({
    path: 'vehicles',
    names: { one: 'a vehicle', many: 'vehicles' },
    service: Booking,
    servicePaths: vehiclePaths,
    request: vehicleRequest,
    response: vehicleResponse,
    links: RequireKnownCar,
  }),
  staffResource({
    path: 'blocks',
    names: { one: 'a block', many: 'blocks' },
    service: Booking,
    servicePaths: blockPaths,
    request: blockRequest,
    response: blockResponse,
  }),
  staffResource({
    path: 'closed-periods',
    names: { one: 'a closed period', many: 'closed periods' },
    service: Booking,
    servicePaths: closedPeriodPaths,
    request: closedPeriodRequest,
    response: closedPeriodResponse,
  }),
  staffResource({
    path: 'cars',
    names: { one: 'a car', many: 'cars' },
    service: Catalogue,
    servicePaths: staffCarPaths,
    request: carRequest,
    response: staffCarResponse,
    removal: {
      use: removeUnusedOffer(staffCarPaths.record, 'carIds', 'car.usedByBookings'),
      summary:
        'Remove a car; rejected with 409 while bookings use it, or when it has changed since the given version',
    },
    bodyLimit: imageLimits.requestBytes,
  }),
  staffResource({
    path: 'categories',
    names: { one: 'a category', many: 'categories' },
    service: Catalogue,
    servicePaths: staffCategoryPaths,
    request: categoryRequest,
    response: staffCategoryResponse,
    removal: {
      use: RemoveCategory,
      summary:
        'Remove a category with its cars; rejected with 409 while bookings use one of them, or when it has changed since the given version',
    },
    bodyLimit: imageLimits.requestBytes,
  }),
  staffResource({
    path: 'services',
    names: { one: 'a service', many: 'services' },
    service: Catalogue,
    servicePaths: staffServicePaths,
    request: serviceRequest,
    response: staffServiceResponse,
    removal: {
      use: removeUnusedOffer(staffServicePaths.record, 'serviceIds', 'service.usedByBookings'),
      summary:
        'Remove a service; rejected with 409 while bookings use it, or when it has changed since the given version',
    },
    bodyLimit: imageLimits.requestBytes,
  }),
  staffResource({
    path: 'service-types',
    names: { one: 'a service type', many: 'service types' },
    service: Catalogue,
    servicePaths: staffServiceTypePaths,
    request: serviceTypeRequest,
    response: staffServiceTypeResponse,
    bodyLimit: imageLimits.requestBytes,
  }),
  staffResource({
    path: 'tours',
    names: { one: 'a tour', many: 'tours' },
    service: Catalogue,
    servicePaths: staffTourPaths,
    request: tourRequest,
    response: staffTourResponse,
    removal: {
      use: removeUnusedOffer(staffTourPaths.record, 'tourIds', 'tour.usedByBookings'),
      summary:
        'Remove a tour; rejected with 409 while bookings use it, or when it has changed since the given version',
    },
    bodyLimit: imageLimits.requestBytes,
  }),
  staffResource({
    path: 'places',
    names: { one: 'a place', many: 'places' },
    service: Catalogue,
    servicePaths: staffPlacePaths,
    request: placeRequest,
    response: staffPlaceResponse,
  }),
  staffResource({
    path: 'extras',
    names: { one: 'an extra', many: 'extras' },
    service: Pricing,
    servicePaths: extraPaths,
    request: extraRequest,
    response: staffExtraResponse,
  }),
  staffResource({
    path: 'contact-settings',
    names: { one: 'a set of contact settings', many: 'contact settings' },
    service: Catalogue,
    servicePaths: staffContactSettingsPaths,
    request: contactSettingsRequest,
    response: staffContactSettingsResponse,
  }),
  staffResource({
    path: 'seo-settings',
    names: { one: "a page's SEO settings", many: 'SEO settings' },
    service: Catalogue,
    servicePaths: staffSeoSettingsPaths,
    request: seoSettingsRequest,
    response: staffSeoSettingsResponse,
    change: {
      request: seoSettingsChange,
      summary: "Change a page's SEO settings; its path and language stay what they are",
    },
  }),
  staffResource({
    path: 'email-templates',
    names: { one: 'an email template', many: 'email templates' },
    service: Notifications,
    servicePaths: emailTemplatePaths,
    request: emailTemplateRequest,
    response: emailTemplateResponse,
    bodyLimit: templateBytes,
  }),
];
