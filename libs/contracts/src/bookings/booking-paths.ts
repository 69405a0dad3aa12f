import { recordPaths } from '../http/paths.js';

/** Paths of the booking service for bookings. */
export const bookingPaths = {
  ...recordPaths('/bookings'),
  /** Counts the bookings of given cars, services or tours. */
  use: '/bookings/use',
  manual: '/bookings/manual',
  statistics: '/bookings/statistics',
  export: '/bookings/export.csv',
  details: '/bookings/:id/details',
  schedule: '/bookings/:id/schedule',
  swap: '/bookings/swap',
  candidates: '/bookings/:id/candidates',
  /** Candidates for a ride that is not booked yet. */
  newCandidates: '/bookings/candidates',
  changes: '/bookings/:id/changes',
  status: '/bookings/:id/status',
  undoStatus: '/bookings/:id/status/undo',
  driver: '/bookings/:id/driver',
} as const;

export const driverAssignmentsPath = '/driver-assignments';
