import type { Application } from './serve-applications.js';

const backOffice: Application = {
  name: 'the back office',
  workspace: 'admin',
  path: '/admin',
  pages: ['/admin', '/admin/*'],
};

/** A driver's link opens this page. Its token is in the fragment, which no server receives (specification, III.1 and III.3). */
const driversPage: Application = {
  name: 'the driver’s page',
  workspace: 'driver',
  path: '/drive',
  pages: ['/drive', '/drive/'],
  pageHeaders: { 'referrer-policy': 'no-referrer' },
  files: {
    'manifest.webmanifest': {},
    // Allows the page's own address as scope, which is above the script's folder.
    'service-worker.js': { 'service-worker-allowed': '/drive' },
  },
};

export const applications = [backOffice, driversPage];
