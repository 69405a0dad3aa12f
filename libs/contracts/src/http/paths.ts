/** The names after a colon in a path: `'id'` of `'/bookings/:id/status'`. */
type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/**
 * The paths of a record that staff manage, as its service serves them and the gateway calls them:
 * `recordPaths('/drivers')` is `{ collection: '/drivers', record: '/drivers/:id' }`.
 */
export function recordPaths<Collection extends `/${string}`>(collection: Collection) {
  return { collection, record: `${collection}/:id` } as const;
}

/** A path with its parameters filled in: `pathTo(bookingPaths.status, { id })`. Values are escaped. */
export function pathTo<Path extends string>(
  path: Path,
  parameters: Readonly<Record<ParameterOf<Path>, string>>,
): string {
  return path.replaceAll(/:(\w+)/g, (_, name: ParameterOf<Path>) => encodeURIComponent(parameters[name]));
}

/** Health and metrics of every service; `ready` is 503 while it can't serve requests. */
export const healthPaths = { live: '/health/live', ready: '/health/ready' } as const;
