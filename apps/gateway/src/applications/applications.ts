import type { Application } from './serve-applications.js';

const backOffice: Application = {
  name: 'the back office',
  workspace: 'admin',
  path: '/admin',
  pages: ['/admin', '/admin/*'],
};

/** A driver's link leads here, with its token after `#`, which reaches no server (specification, III.1 and III.3). */
const driversPage: Application = {
  name: 'the driver’s page',
  workspace: 'driver',
  path: '/drive',
  pages: ['/drive', '/drive/'],
  pageHeaders: { 'referrer-policy': 'no-referrer' },
  files: {
    'manifest.webmanifest': {},
    // It also answers for the page's own address, which is above the script's folder.
    'service-worker.js': { 'service-worker-allowed': '/drive' },
  },
};

export const applications = [backOffice, driversPage];
