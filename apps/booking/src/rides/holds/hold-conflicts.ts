import { Counter } from '@chauffeur/service-kit';

const kinds = ['vehicle', 'driver', 'block'] as const;
type Kind = (typeof kinds)[number];

/** `MeasureRides` adds it to the service's metrics; `hold` is a function, which has none of its own. */
export const holdConflicts = new Counter<'kind'>({
  name: 'hold_conflicts_total',
  help: 'Times that a ride found no vehicle or its driver taken, or that a block had a ride in its way',
  labelNames: ['kind'],
  registers: [],
});
// A rate needs the series to be there before the first conflict.
for (const kind of kinds) holdConflicts.inc({ kind }, 0);

/** Each attempt counts, also of a transaction that is rejected for it. */
export function countConflict(kind: Kind): void {
  holdConflicts.inc({ kind });
}
