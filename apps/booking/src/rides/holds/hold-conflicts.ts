import { Counter } from '@chauffeur/service-kit';

const kinds = ['vehicle', 'driver', 'block'] as const;
type Kind = (typeof kinds)[number];

/** `MeasureRides` registers it: `hold` is a function, so nothing is injected into it. */
export const holdConflicts = new Counter<'kind'>({
  name: 'hold_conflicts_total',
  help: 'Times that a ride got no vehicle or not its driver, or that a ride was in the way of a block',
  labelNames: ['kind'],
  registers: [],
});
// A rate needs the series to exist before the first conflict.
for (const kind of kinds) holdConflicts.inc({ kind }, 0);

/** Counts a conflict of an attempt, even if its transaction is rejected. */
export function countConflict(kind: Kind): void {
  holdConflicts.inc({ kind });
}
