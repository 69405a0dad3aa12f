import { describe, expect, it } from '@jest/globals';
import { aBoardRide, vehicleId } from '../../../dispatch-display/board-ride.fixture';
import { boardView as view } from '../board-view.fixture';
import type { BoardRow } from '../board-layout/board-layout.rules';
import { barAt, rowAt } from '../board-layout/board-geometry';
import { draggedTo, isSamePlace, movedTo, placeOfTaken, stretchedBy, takeUp } from './taken.rules';

const ride = aBoardRide();
const row = (id: string | null): BoardRow => ({
  key: id ?? 'none',
  id,
  name: null,
  group: null,
  isActive: true,
  bars: id ? [{ ride, from: 840, until: 900, bufferUntil: 930, startedAt: null, endsAt: null, lane: 0 }] : [],
  blocks: [],
  lanes: 1,
});
const rows = [row(null), row(vehicleId)];
const taken = takeUp(ride, rows, 'car', 0);

describe('a ride that is picked up', () => {
  it('begins in its row, and one without a time at the given moment in the first', () => {
    expect(taken.row).toBe(1);
    expect(placeOfTaken(taken, rows, 'car')).toMatchObject({
      vehicleId,
      start: Date.parse(ride.startsAt ?? ''),
    });
    const untimed = takeUp(aBoardRide({ startsAt: null, vehicleId: null }), rows, 'car', 5);
    expect(untimed).toMatchObject({ row: 0, from: { start: 5 } });
  });

  it('moves in steps of 5 minutes, within the days that are shown', () => {
    expect(movedTo(taken, view, 1, 33).later).toBe(35);
    expect(movedTo(taken, view, 1, -2_000).later).toBe(-840);
    expect(movedTo(taken, view, 1, 2_000).later).toBe(595);
  });

  it('stays where it was until the mouse has moved it by a step', () => {
    expect(isSamePlace(taken, draggedTo(taken, view, 1, 2))).toBe(true);
    expect(isSamePlace(taken, draggedTo(taken, view, 1, 3))).toBe(false);
    expect(isSamePlace(taken, draggedTo(taken, view, 0, 0))).toBe(false);
  });

  it('stays at its time if the mouse moves it to another row', () => {
    expect(draggedTo(taken, view, 0, 8).later).toBe(0);
    expect(draggedTo(taken, view, 1, 8).later).toBe(10);
    expect(draggedTo(taken, view, 0, 16).later).toBe(15);
  });

  it('gets longer in steps of 15 minutes, and not shorter than 15', () => {
    expect(stretchedBy(taken, 20).longer).toBe(15);
    expect(placeOfTaken(stretchedBy(taken, -500), rows, 'car').minutes).toBe(15);
  });
});

describe('the board under the pointer', () => {
  it('has a row and a bar at a point of it', () => {
    expect([-5, 0, 59, 60, 900].map((y) => rowAt([0, 60], y))).toEqual([0, 0, 0, 1, 1]);
    expect(barAt(rows[1], 850, 10, 60)?.ride).toBe(ride);
    expect(barAt(rows[1], 910, 10, 60)).toBeUndefined();
    expect(barAt(rows[1], 850, 70, 60)).toBeUndefined();
  });
});
