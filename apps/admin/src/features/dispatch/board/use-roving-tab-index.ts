import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { rideIdAt } from '../board-layout/board-geometry';
import type { BoardLayout } from '../board-layout/board-layout.rules';

/**
 * Keyboard navigation on the board: Tab reaches one ride; arrows move to the next ride in the row, or to the nearest in
 * the next row. If the focused ride leaves the board because another admin cancels it, the nearest one gets the focus,
 * and `departed` is the one that left.
 */
export function useRovingTabIndex(layout: BoardLayout) {
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Position>();
  const [departed, setDeparted] = useState<BoardRide>();
  const hasFocus = useRef(false);
  const rows = useMemo(() => ridesByRow(layout), [layout]);
  const reachable = (chosen ? presentOf(rows, chosen) : rows[0]?.[0])?.id;
  useEffect(() => {
    // A ride that moved to another row has a new element there, which gets the focus from the code that moved it.
    if (!hasFocus.current || !chosen || find(rows, chosen.ride.id)) return;
    if (!document.activeElement?.contains(frame.current)) return;
    hasFocus.current = false;
    focusOnRide(frame.current, reachable);
    setDeparted(chosen.ride);
  }, [rows, chosen, reachable]);
  const onFocus = ({ target }: FocusEvent) => {
    const position = find(rows, rideIdAt(target));
    hasFocus.current = position !== undefined;
    if (position) setChosen(position);
  };
  // Not called if the focused element is removed from the document.
  const onBlur = ({ target }: FocusEvent) => {
    // If only the window lost the focus, the ride is still the active element.
    hasFocus.current = target === document.activeElement;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = nextOf(rows, rideIdAt(event.target), event.key);
    if (!target) return;
    event.preventDefault();
    focusOnRide(frame.current, target()?.id);
  };
  // A ride that Undo brought back is announced again if it leaves again.
  const hasLeft = departed !== undefined && !find(rows, departed.id);
  return { frame, reachable, departed: hasLeft ? departed : undefined, onFocus, onBlur, onKeyDown };
}

function focusOnRide(board: HTMLElement | null, id: string | undefined): void {
  board?.querySelector<HTMLElement>(`[data-ride="${id}"]`)?.focus();
}

type Rows = readonly (readonly BoardRide[])[];

interface Position {
  readonly ride: BoardRide;
  /** Index among the rows that have rides. */
  readonly row: number;
}

function find(rows: Rows, rideId: string | null): Position | undefined {
  const row = rows.findIndex((rides) => rides.some(({ id }) => id === rideId));
  const ride = rows[row]?.find(({ id }) => id === rideId);
  return ride && { ride, row };
}

function ridesByRow({ untimed, rows }: BoardLayout): Rows {
  const all = [untimed, ...rows.map(({ bars }) => bars.map(({ ride }) => ride))];
  return all.filter((rides) => rides.length > 0);
}

/** Returns the ride itself, or the one nearest to its last position. */
function presentOf(rows: Rows, { ride, row }: Position): BoardRide | undefined {
  return find(rows, ride.id)?.ride ?? nearest(rows[row], ride) ?? nearest(rows.flat(), ride);
}

/** Returns a function that finds the ride to which a key leads; undefined for other keys. */
function nextOf(rows: Rows, rideId: string | null, key: string): (() => BoardRide | undefined) | undefined {
  const position = find(rows, rideId);
  if (!position) return undefined;
  const { ride, row } = position;
  const column = rows[row]?.indexOf(ride) ?? -1;
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
