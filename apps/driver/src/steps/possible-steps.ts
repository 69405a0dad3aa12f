import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import { stepWindows, type DriverStep } from '@chauffeur/contracts/driver-page/step-window';

export interface PossibleStep {
  readonly to: DriverStep;
  /** From when it is possible, in milliseconds; null if it is now. */
  readonly possibleFrom: number | null;
}

export interface PossibleSteps {
  /** The step of the main button. */
  readonly main: PossibleStep | undefined;
  readonly others: readonly PossibleStep[];
  /** The state to which the last step can still be undone. */
  readonly undo: DriverRide['state'] | undefined;
}

/** Steps that are shown before they are possible, so that the driver sees from when they will be. */
const announced: readonly DriverStep[] = ['on_the_way', 'no_show'];

/** The steps that a driver can take at `now`, by the same rules as the server's, so that they work offline too. */
export function possibleSteps(ride: DriverRide, now: number): PossibleSteps {
  if (ride.isCancelled) return { main: undefined, others: [], undo: undefined };
  const { rules, state } = ride;
  const steps = stepWindows({
    state,
    startsAt: new Date(rules.startsAt),
    endsAt: new Date(rules.endsAt),
    hasTime: rules.hasTime,
    waitMinutes: rules.waitMinutes,
    arrivedAt: rules.arrivedAt === null ? null : new Date(rules.arrivedAt),
  }).flatMap(({ to, from, until }): PossibleStep[] => {
    if (until && until.getTime() < now) return [];
    const possibleFrom = from && from.getTime() > now ? from.getTime() : null;
    return possibleFrom === null || announced.includes(to) ? [{ to, possibleFrom }] : [];
  });
  const main = steps.find(({ to }) => to !== 'declined' && to !== 'no_show');
  return {
    main,
    others: steps.filter((step) => step !== main),
    undo: ride.undo && Date.parse(ride.undo.until) > now ? ride.undo.to : undefined,
  };
}
