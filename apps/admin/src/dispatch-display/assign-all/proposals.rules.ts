/** A ride that needs a vehicle or a driver, with who could take it. */
export interface RideToAssign {
  readonly id: string;
  /** Milliseconds: its start, and the end of the time its vehicle and driver are occupied. Null without a time. */
  readonly from: number | null;
  readonly until: number | null;
  /** Who could take it, best first. A lower rank fits better; of equal ones, the one with fewer rides here is proposed. */
  readonly assignable: readonly { readonly id: string; readonly rank: number }[];
}

/**
 * Proposes an assignee for each ride: the chosen one ('' for none), else the best who has none of the other rides at that time.
 * If none is left, it takes one from a ride that another can take instead; failing that, the ride has no entry.
 */
export function proposeAssignees(
  rides: readonly RideToAssign[],
  chosen: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const proposed = new Map([...chosen].filter(([id]) => rides.some((ride) => ride.id === id)));
  const ridesOf = (assigneeId: string) => rides.filter(({ id }) => proposed.get(id) === assigneeId);
  const bestFor = (ride: RideToAssign) =>
    ride.assignable
      .filter(({ id }) => !ridesOf(id).some((other) => overlaps(ride, other)))
      .toSorted(
        (one, other) => one.rank - other.rank || ridesOf(one.id).length - ridesOf(other.id).length,
      )[0];
  for (const ride of rides) {
    if (proposed.has(ride.id)) continue;
    const best = bestFor(ride);
    if (best) {
      proposed.set(ride.id, best.id);
      continue;
    }
    for (const { id } of ride.assignable) {
      const [inTheWay, ...others] = ridesOf(id).filter((other) => overlaps(ride, other));
      if (!inTheWay || others.length > 0 || chosen.has(inTheWay.id)) continue;
      const instead = bestFor(inTheWay);
      if (!instead) continue;
      proposed.set(inTheWay.id, instead.id).set(ride.id, id);
      break;
    }
  }
  return proposed;
}

/**
 * Returns the choices after an assignee was chosen for a ride. The other rides keep what they show, unless they need the same
 * assignee at the same time.
 */
export function withChoice(
  rides: readonly RideToAssign[],
  proposed: ReadonlyMap<string, string>,
  chosenFor: RideToAssign,
  assigneeId: string,
): ReadonlyMap<string, string> {
  const retained = rides.flatMap((ride) => {
    const present = proposed.get(ride.id);
    if (present === undefined || (present === assigneeId && overlaps(ride, chosenFor))) return [];
    return [[ride.id, present] as const];
  });
  return new Map(retained).set(chosenFor.id, assigneeId);
}

function overlaps(one: RideToAssign, other: RideToAssign): boolean {
  if (one.from === null || one.until === null || other.from === null || other.until === null) return false;
  return one.from < other.until && other.from < one.until;
}
