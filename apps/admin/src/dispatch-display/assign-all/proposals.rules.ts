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
 * time. Rides for which none is left have no entry.
 */
export function proposeTakers(
  rides: readonly RideToAssign[],
  chosen: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const proposed = new Map([...chosen].filter(([id]) => rides.some((ride) => ride.id === id)));
  const ridesOf = (takerId: string) => rides.filter(({ id }) => proposed.get(id) === takerId);
  for (const ride of rides) {
    if (proposed.has(ride.id)) continue;
    const [best] = ride.takers
      .filter(({ id }) => !ridesOf(id).some((other) => overlaps(ride, other)))
      .toSorted((one, other) => one.rank - other.rank || ridesOf(one.id).length - ridesOf(other.id).length);
    if (best) proposed.set(ride.id, best.id);
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
