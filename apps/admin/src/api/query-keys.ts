/** The beginnings of the keys of cached responses that live updates invalidate. */
export const bookingsKey = ['bookings'] as const;
export const dispatchKey = ['dispatch'] as const;
export const dashboardKey = ['dashboard'] as const;
