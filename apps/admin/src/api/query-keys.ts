/** Prefixes of the query keys that live updates invalidate. */
export const bookingsKey = ['bookings'] as const;
export const dispatchKey = ['dispatch'] as const;
export const dashboardKey = ['dashboard'] as const;
