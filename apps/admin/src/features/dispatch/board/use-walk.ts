import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { rideIdAt } from '../board-layout/board-geometry';
import type { BoardLayout } from '../board-layout/board-layout.rules';

/**
 * The keyboard's way over the board: Tab reaches one ride, arrows go on to the next in the row and to the nearest in
 * the next row.
 */
export function useWalk(layout: BoardLayout) {
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const rows = useMemo(() => ridesByRow(layout), [layout]);
  const first = rows[0]?.[0]?.id;
  const reachable = rows.some((rides) => rides.some(({ id }) => id === chosen)) ? chosen : first;
  const onFocus = ({ target }: FocusEvent) => {
    const id = rideIdAt(target);
    if (id) setChosen(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = nextOf(rows, rideIdAt(event.target), event.key);
    if (!target) return;
    event.preventDefault();
    const next = target();
    if (!next) return;
    setChosen(next.id);
    place.current?.querySelector<HTMLElement>(`[data-ride="${next.id}"]`)?.focus();
  };
  return { place, reachable, onFocus, onKeyDown };
}

type Rows = readonly (readonly BoardRide[])[];

function ridesByRow({ untimed, rows }: BoardLayout): Rows {
  const all = [untimed, ...rows.map(({ bars }) => bars.map(({ ride }) => ride))];
  return all.filter((rides) => rides.length > 0);
}

/** Where a key leads from a ride; undefined for keys that lead nowhere. */
function nextOf(rows: Rows, rideId: string | null, key: string): (() => BoardRide | undefined) | undefined {
  const row = rows.findIndex((rides) => rides.some(({ id }) => id === rideId));
  const column = rows[row]?.findIndex(({ id }) => id === rideId) ?? -1;
  const ride = rows[row]?.[column];
  if (!ride) return undefined;
  const targets: Record<string, () => BoardRide | undefined> = {
    ArrowLeft: () => rows[row]?.[column - 1],
    ArrowRight: () => rows[row]?.[column + 1],
    ArrowUp: () => nearest(rows[row - 1], ride),
    ArrowDown: () => nearest(rows[row + 1], ride),
    Home: () => rows[row]?.[0],
    End: () => rows[row]?.at(-1),
  };
  return targets[key];
}

function nearest(rides: readonly BoardRide[] | undefined, { startsAt }: BoardRide): BoardRide | undefined {
  const distance = (ride: BoardRide) =>
    startsAt && ride.startsAt ? Math.abs(Date.parse(ride.startsAt) - Date.parse(startsAt)) : 0;
  return rides?.toSorted((one, other) => distance(one) - distance(other))[0];
}
