/** The names of a path's parameters: `'id'` of `'/bookings/:id/status'`. */
type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/**
 * Returns the paths of a record that staff manage, for its service and the gateway: `recordPaths('/drivers')` is
 * `{ collection: '/drivers', record: '/drivers/:id' }`.
 */
export function recordPaths<Collection extends `/${string}`>(collection: Collection) {
  return { collection, record: `${collection}/:id` } as const;
}

/** Fills in and escapes the parameters of a path: `pathTo(bookingPaths.status, { id })`. */
export function pathTo<Path extends string>(
  path: Path,
  parameters: Readonly<Record<ParameterOf<Path>, string>>,
): string {
  return path.replaceAll(/:(\w+)/g, (_, name: ParameterOf<Path>) => encodeURIComponent(parameters[name]));
}

/** Health checks of every service; `ready` is 503 while it can't serve requests. */
export const healthPaths = { live: '/health/live', ready: '/health/ready' } as const;
