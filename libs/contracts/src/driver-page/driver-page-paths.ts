/** Paths of the booking service for the driver's page and its management by staff. Bodies carry sessions and tokens. */
export const driverPagePaths = {
  session: '/driver-page/session',
  endSession: '/driver-page/session/end',
  rides: '/driver-page/rides',
  steps: '/driver-page/rides/:id/steps',
  seen: '/driver-page/rides/:id/seen',
  /** Used by staff. */
  access: '/drivers/:id/access',
  link: '/drivers/:id/link',
  device: '/drivers/:id/sessions/:sessionId',
  rideSteps: '/bookings/:id/steps',
} as const;
