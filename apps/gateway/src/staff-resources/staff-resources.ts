import {
  carRequest,
  categoryRequest,
  contactSettingsRequest,
  driverPaths,
  driverRequest,
  driverResponse,
  emailTemplatePaths,
  emailTemplateRequest,
  emailTemplateResponse,
  imageLimits,
  seoSettingsChange,
  seoSettingsRequest,
  serviceRequest,
  serviceTypeRequest,
  staffCarPaths,
  staffCarResponse,
  staffCategoryPaths,
  staffCategoryResponse,
  staffContactSettingsPaths,
  staffContactSettingsResponse,
  staffSeoSettingsPaths,
  staffSeoSettingsResponse,
  staffServicePaths,
  staffServiceResponse,
  staffServiceTypePaths,
  staffServiceTypeResponse,
  staffTourPaths,
  staffTourResponse,
  tourRequest,
} from '@chauffeur/contracts';
import { templateBytes } from '../emails/template-bytes.js';
import { Booking, Catalogue, Notifications } from '../upstream/upstream.module.js';
import { RemoveCategory } from './remove-category.js';
import { removeUnusedOffer } from './remove-unused-offer.js';
import { staffResource, type StaffResource } from './staff-resource.js';

/**
 * Every record that staff list, read, add, change and remove, as /api/admin/<path>. Records with other routes beside
 * these five have a controller of their own for them. The cache needs no entry: events of the services invalidate it.
 */
export const staffResources: readonly StaffResource[] = [
  staffResource({
    path: 'drivers',
    names: { one: 'driver', many: 'drivers' },
    service: Booking,
    servicePaths: driverPaths,
    request: driverRequest,
    response: driverResponse,
  }),
  staffResource({
    path: 'cars',
    names: { one: 'car', many: 'cars' },
    service: Catalogue,
    servicePaths: staffCarPaths,
    request: carRequest,
    response: staffCarResponse,
    removal: {
      use: removeUnusedOffer(staffCarPaths.record, 'carIds', 'car.usedByBookings'),
      summary: 'Remove a car; rejected with 409 while bookings use it',
    },
    bodyLimit: imageLimits.requestBytes,
  }),
  staffResource({
    path: 'categories',
    names: { one: 'category', many: 'categories' },
    service: Catalogue,
    servicePaths: staffCategoryPaths,
    request: categoryRequest,
    response: staffCategoryResponse,
    removal: {
      use: RemoveCategory,
      summary: 'Remove a category with its cars; rejected while bookings use one of them',
    },
    bodyLimit: imageLimits.requestBytes,
  }),
  staffResource({
    path: 'services',
    names: { one: 'service', many: 'services' },
    service: Catalogue,
    servicePaths: staffServicePaths,
    request: serviceRequest,
    response: staffServiceResponse,
    removal: {
      use: removeUnusedOffer(staffServicePaths.record, 'serviceIds', 'service.usedByBookings'),
      summary: 'Remove a service; rejected with 409 while bookings use it',
    },
    bodyLimit: imageLimits.requestBytes,
  }),
  staffResource({
    path: 'service-types',
    names: { one: 'service type', many: 'service types' },
    service: Catalogue,
    servicePaths: staffServiceTypePaths,
    request: serviceTypeRequest,
    response: staffServiceTypeResponse,
    bodyLimit: imageLimits.requestBytes,
  }),
  staffResource({
    path: 'tours',
    names: { one: 'tour', many: 'tours' },
    service: Catalogue,
    servicePaths: staffTourPaths,
    request: tourRequest,
    response: staffTourResponse,
    removal: {
      use: removeUnusedOffer(staffTourPaths.record, 'tourIds', 'tour.usedByBookings'),
      summary: 'Remove a tour; rejected with 409 while bookings use it',
    },
    bodyLimit: imageLimits.requestBytes,
  }),
  staffResource({
    path: 'contact-settings',
    names: { one: 'set of contact settings', many: 'contact settings' },
    service: Catalogue,
    servicePaths: staffContactSettingsPaths,
    request: contactSettingsRequest,
    response: staffContactSettingsResponse,
  }),
  staffResource({
    path: 'seo-settings',
    names: { one: "page's SEO settings", many: 'SEO settings' },
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
    names: { one: 'email template', many: 'email templates' },
    service: Notifications,
    servicePaths: emailTemplatePaths,
    request: emailTemplateRequest,
    response: emailTemplateResponse,
    bodyLimit: templateBytes,
  }),
];
