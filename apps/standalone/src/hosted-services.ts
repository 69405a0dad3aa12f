import type { CreateApp } from './service-app.js';

/** Services with a database of their own, in no particular order: they don't call one another. */
export const DATABASE_SERVICES = [
  'catalogue',
  'pricing',
  'booking',
  'finance',
  'notifications',
  'identity',
] as const;

export type DatabaseService = (typeof DATABASE_SERVICES)[number];

/** Database of the email worker's own records. */
export const EMAIL_WORKER_DATABASE = 'email_worker';

/** Database of the email jobs, shared by the service that adds them and the worker that sends them. */
export const JOBS_DATABASE = 'jobs';

/** Loads the program of a service; they are loaded side by side while the database starts. */
export const LOAD_DATABASE_SERVICE: Record<DatabaseService, () => Promise<{ createApp: CreateApp }>> = {
  catalogue: () => import('@chauffeur/catalogue'),
  pricing: () => import('@chauffeur/pricing'),
  booking: () => import('@chauffeur/booking'),
  finance: () => import('@chauffeur/finance'),
  notifications: () => import('@chauffeur/notifications'),
  identity: () => import('@chauffeur/identity'),
};
