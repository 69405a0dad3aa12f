import { accountScreen } from './features/account/account.screen';
import { auditScreen } from './features/audit/audit.screen';
import { bookingsScreen } from './features/bookings/bookings.screen';
import { bookingRulesScreen } from './features/booking-rules/booking-rules.screen';
import { carsScreen } from './features/cars/cars.screen';
import { categoriesScreen } from './features/categories/categories.screen';
import { contactMessagesScreen } from './features/contact-messages/contact-messages.screen';
import { contactScreen } from './features/contact/contact.screen';
import { dashboardScreen } from './features/dashboard/dashboard.screen';
import { dispatchScreen } from './features/dispatch/dispatch.screen';
import { driversScreen } from './features/drivers/drivers.screen';
import { emailQueueScreen } from './features/email-queue/email-queue.screen';
import { emailTemplatesScreen } from './features/email-templates/email-templates.screen';
import { extrasScreen } from './features/extras/extras.screen';
import { financeScreen } from './features/finance/finance.screen';
import { manualBookingScreen } from './features/manual-booking/manual-booking.screen';
import { placesScreen } from './features/places/places.screen';
import { pricingScreen } from './features/pricing/pricing.screen';
import { seoScreen } from './features/seo/seo.screen';
import { serviceTypesScreen } from './features/service-types/service-types.screen';
import { servicesScreen } from './features/services/services.screen';
import { toursScreen } from './features/tours/tours.screen';
import { vehiclesScreen } from './features/vehicles/vehicles.screen';

/**
 * Every screen behind the sign-in. Those with an icon are in the sidebar in this order, which the specification sets;
 * messages and emails follow.
 */
export const screens = [
  dashboardScreen,
  dispatchScreen,
  bookingsScreen,
  manualBookingScreen,
  carsScreen,
  vehiclesScreen,
  servicesScreen,
  toursScreen,
  driversScreen,
  financeScreen,
  serviceTypesScreen,
  pricingScreen,
  categoriesScreen,
  contactScreen,
  seoScreen,
  emailTemplatesScreen,
  bookingRulesScreen,
  placesScreen,
  extrasScreen,
  contactMessagesScreen,
  emailQueueScreen,
  auditScreen,
  accountScreen,
] as const;
