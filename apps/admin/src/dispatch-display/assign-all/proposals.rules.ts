/** A ride that needs a vehicle or a driver, with who could take it. */
export interface RideToAssign {
  readonly id: string;
  /** Milliseconds; until when its vehicle and driver stay occupied. Null without a time. */
  readonly from: number | null;
  readonly until: number | null;
  /** The best ones first, by how well they fit: of two that fit as well, the one with fewer of these rides is proposed. */
  readonly takers: readonly { readonly id: string; readonly rank: number }[];
}

/**
 * For each ride the one who is to take it: as chosen ('' for none), else the best who has none of the other rides at that
 * time. Where none is left, one proposed for a ride that another can take is proposed instead; else the ride has no entry.
 */
export function proposeTakers(
  rides: readonly RideToAssign[],
  chosen: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const proposed = new Map([...chosen].filter(([id]) => rides.some((ride) => ride.id === id)));
  const ridesOf = (takerId: string) => rides.filter(({ id }) => proposed.get(id) === takerId);
  const bestFor = (ride: RideToAssign) =>
    ride.takers
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
    for (const { id } of ride.takers) {
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
 * What is chosen after someone was chosen for a ride: what the other rides show stays as it is, but where the same one is
 * needed at the same time.
 */
export function withChoice(
  rides: readonly RideToAssign[],
  proposed: ReadonlyMap<string, string>,
  chosenFor: RideToAssign,
  takerId: string,
): ReadonlyMap<string, string> {
  const retained = rides.flatMap((ride) => {
    const present = proposed.get(ride.id);
    if (present === undefined || (present === takerId && overlaps(ride, chosenFor))) return [];
    return [[ride.id, present] as const];
  });
  return new Map(retained).set(chosenFor.id, takerId);
}

function overlaps(one: RideToAssign, other: RideToAssign): boolean {
  if (one.from === null || one.until === null || other.from === null || other.until === null) return false;
  return one.from < other.until && other.from < one.until;
}
