/** A bundle of modules that several pages load. */
export interface SharedChunk {
  /** The file is `<name>-<hash>.js`. */
  name: string;
  /** Packages of node_modules, or subpaths of packages. */
  packages?: readonly string[];
  /** Files of `app/` without extension, and folders with a trailing slash. */
  paths?: readonly string[];
  /** Files of `libs/` without extension, such as `phone/home-country`. */
  libs?: readonly string[];
  /** Exceptions to `paths` that few pages need; they may be in the file nevertheless if one of its modules imports them. */
  except?: readonly string[];
}

/**
 * Modules that several pages load, in a few files instead of dozens: they compress better together, each file costs a
 * tenth of a kilobyte of headers, and packages stay in browsers' caches when the site's own code changes. A file also
 * gets what its modules import, unless an earlier one has it; a module that only some of its pages need is listed
 * earlier or excepted. None is large enough to block a phone while it runs; the start script runs them in this order.
 * The build fails if an entry matches no module, or if a file is missing (`build-steps/bundle-shared-chunks.ts`).
 */
export const sharedChunks: readonly SharedChunk[] = [
  { name: 'react', packages: ['react', 'react-dom', 'scheduler'] },
  {
    name: 'styles',
    // With what these import of @mui/system and @mui/utils. Dialogs import more, which is in their files.
    packages: [
      '@emotion',
      'stylis',
      '@mui/styled-engine',
      '@mui/private-theming',
      '@mui/material/styles',
      '@mui/material/Box',
      '@mui/material/Container',
      '@mui/material/DefaultPropsProvider',
      '@mui/material/SvgIcon',
      '@mui/material/Typography',
    ],
  },
  { name: 'framework', packages: ['react-router', 'react-router-dom', 'i18next', 'react-i18next'] },
  {
    name: 'frame',
    paths: [
      'api/is-other-page',
      'buttons/',
      'company/',
      'csp-nonce',
      'error-pages/',
      'i18n/',
      'images/',
      'layout/',
      'locales/language-settings',
      'offers/use-car-capacity-text',
      'prices/offered-cars',
      'root',
      'seo/seo-tags',
      'start/',
      'surfaces/',
      'text/',
      'theme/',
    ],
    except: [
      'buttons/filter-button',
      'company/contact-list',
      'company/stat-tiles',
      'i18n/use-ride-moment',
      'i18n/use-ride-time',
      'layout/header/mobile-menu',
      'surfaces/announcement',
      'surfaces/badge',
      'surfaces/card',
      'surfaces/more-link',
      'surfaces/page-head',
      'surfaces/point-grid',
      'surfaces/section',
      'text/cut-text',
      'text/date-format',
      'text/format-date',
      'text/text-with-phone',
    ],
  },
  {
    // Pages that present the company and what it offers.
    name: 'content',
    paths: [
      'prices/',
      'surfaces/badge',
      'surfaces/card',
      'surfaces/page-head',
      'surfaces/section',
      'text/cut-text',
    ],
  },
  {
    // The contact page, the wizard and the ride page.
    name: 'forms',
    paths: [
      'api/get-json',
      'api/request-failed',
      'api/server-clock',
      'forms/fields/select-field',
      'history/use-times-returned',
      'storage/tab-storage',
      'features/booking/details/focus-first-invalid',
      'features/booking/ride/under-way-step',
    ],
    libs: ['phone/home-country'],
  },
  {
    // The wizard, the success page and the ride page.
    name: 'trip',
    paths: [
      'booking-terms/use-booking-terms',
      'features/booking/draft/booking-draft',
      'features/booking/draft/draft-storage',
      'features/booking/draft/return-ride',
      'features/booking/steps/wizard-step',
      'features/booking/details/find-incomplete-input',
    ],
    libs: [
      'contracts/bookings/prices/extra-lines',
      'contracts/bookings/ride-details/non-blank-stops',
      'contracts/money/convert-currency',
    ],
  },
  {
    // A booked ride, of the success page and the ride page, and what the wizard's last step shows of it.
    name: 'booked',
    paths: [
      'features/booking/booked/',
      'features/booking/ride/book-again-links',
      'features/booking/ride/ride-texts',
      'features/booking/ride/change/open-kinds',
      'booking-terms/ride-terms',
      'i18n/use-ride-moment',
      'i18n/use-ride-time',
      'save-file',
    ],
  },
  // What the wizard's first step shows before a choice; the rest is in `features/booking/lazy`.
  { name: 'wizard', paths: ['features/booking/booking-wizard.page'] },
  {
    // What the ride page and the wizard's later steps have in common; the contact page only sends.
    name: 'sending',
    paths: ['api/post-json', 'forms/fields/checkbox-field', 'surfaces/announcement', 'text/text-with-phone'],
  },
  {
    // The fields of the contact page, of the wizard's later steps, and of what the ride page loads on demand.
    name: 'fields',
    paths: ['forms/fields/text-area', 'forms/fields/text-field', 'forms/sending/proof-notice'],
  },
  // The ride page; a ride, the forms and the questions are loaded on demand.
  { name: 'ride', paths: ['features/booking/ride/ride.page'] },
];
