import type { RouteObject } from 'react-router-dom';
import { BackOfficeLayout } from './layout/back-office-layout';
import { NotFoundPage } from './layout/not-found.page';
import { ScreenFailed } from './layout/screen-failed';
import { SignedOutLayout } from './layout/signed-out-layout';
import { RequireSession } from './session/require-session';
import { SetupPage } from './session/setup.page';
import { SignInPage } from './session/sign-in.page';
import { SignedOutOnly } from './session/signed-out-only';

/** Screens behind the sign-in, each fetched when it is first gone to. */
const screens: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./dashboard/dashboard.page')).DashboardPage }),
  },
  {
    path: '/bookings',
    lazy: async () => ({ Component: (await import('./bookings/bookings.page')).BookingsPage }),
  },
  {
    path: '/bookings/:bookingId',
    lazy: async () => ({ Component: (await import('./bookings/booking.page')).BookingPage }),
  },
  {
    path: '/manual-booking',
    lazy: async () => ({
      Component: (await import('./manual-booking/manual-booking.page')).ManualBookingPage,
    }),
  },
  {
    path: '/cars',
    lazy: async () => ({ Component: (await import('./cars/cars.page')).CarsPage }),
  },
  {
    path: '/services',
    lazy: async () => ({ Component: (await import('./services/services.page')).ServicesPage }),
  },
  {
    path: '/tours',
    lazy: async () => ({ Component: (await import('./tours/tours.page')).ToursPage }),
  },
  {
    path: '/drivers',
    lazy: async () => ({ Component: (await import('./drivers/drivers.page')).DriversPage }),
  },
  {
    path: '/finance',
    lazy: async () => ({ Component: (await import('./finance/finance.page')).FinancePage }),
  },
  {
    path: '/pricing',
    lazy: async () => ({ Component: (await import('./pricing/pricing.page')).PricingPage }),
  },
  {
    path: '/seo',
    lazy: async () => ({ Component: (await import('./seo/seo.page')).SeoPage }),
  },
  {
    path: '/contact',
    lazy: async () => ({ Component: (await import('./contact/contact.page')).ContactPage }),
  },
  {
    path: '/categories',
    lazy: async () => ({ Component: (await import('./categories/categories.page')).CategoriesPage }),
  },
  {
    path: '/service-types',
    lazy: async () => ({ Component: (await import('./service-types/service-types.page')).ServiceTypesPage }),
  },
  {
    path: '/email-templates',
    lazy: async () => ({
      Component: (await import('./email-templates/email-templates.page')).EmailTemplatesPage,
    }),
  },
  {
    path: '/email-queue',
    lazy: async () => ({ Component: (await import('./email-queue/email-queue.page')).EmailQueuePage }),
  },
  {
    path: '/messages',
    lazy: async () => ({ Component: (await import('./contact-messages/messages.page')).MessagesPage }),
  },
  {
    path: '/account',
    lazy: async () => ({ Component: (await import('./account/account.page')).AccountPage }),
  },
  { path: '*', Component: NotFoundPage },
];

/** Addresses below /admin. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: ScreenFailed,
    // Shown while the first screen is fetched; the session check comes after it.
    HydrateFallback: () => null,
    children: [
      {
        Component: SignedOutLayout,
        children: [
          { Component: SignedOutOnly, children: [{ path: '/login', Component: SignInPage }] },
          { path: '/setup', Component: SetupPage },
        ],
      },
      {
        Component: RequireSession,
        children: [
          { Component: BackOfficeLayout, children: [{ ErrorBoundary: ScreenFailed, children: screens }] },
        ],
      },
    ],
  },
];
