import { describe, expect, it } from '@jest/globals';
import { aBoardRide, vehicleId } from '../../../dispatch-display/board-ride.fixture';
import { boardView as view } from '../board-view.fixture';
import type { BoardRow } from '../board-layout/board-layout.rules';
import { barAt, rowAt } from '../board-layout/board-geometry';
import { draggedTo, isSameDrag, movedTo, dropSlotOf, resizedBy, pickUp } from './dragged-ride.rules';

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
const dragged = pickUp(ride, rows, 'car', 0);

describe('a ride that is picked up', () => {
  it('begins in its row, and one without a time at the given moment in the first', () => {
    expect(dragged.row).toBe(1);
    expect(dropSlotOf(dragged, rows, 'car')).toMatchObject({
      vehicleId,
      start: Date.parse(ride.startsAt ?? ''),
    });
    const untimed = pickUp(aBoardRide({ startsAt: null, vehicleId: null }), rows, 'car', 5);
    expect(untimed).toMatchObject({ row: 0, from: { start: 5 } });
  });

  it('moves in steps of 5 minutes, within the days that are shown', () => {
    expect(movedTo(dragged, view, 1, 33).minutesLater).toBe(35);
    expect(movedTo(dragged, view, 1, -2_000).minutesLater).toBe(-840);
    expect(movedTo(dragged, view, 1, 2_000).minutesLater).toBe(595);
  });

  it('stays where it was until the mouse has moved it by a step', () => {
    expect(isSameDrag(dragged, draggedTo(dragged, view, 1, 2))).toBe(true);
    expect(isSameDrag(dragged, draggedTo(dragged, view, 1, 3))).toBe(false);
    expect(isSameDrag(dragged, draggedTo(dragged, view, 0, 0))).toBe(false);
  });

  it('stays at its time if the mouse moves it to another row', () => {
    expect(draggedTo(dragged, view, 0, 8).minutesLater).toBe(0);
    expect(draggedTo(dragged, view, 1, 8).minutesLater).toBe(10);
    expect(draggedTo(dragged, view, 0, 16).minutesLater).toBe(15);
    expect(draggedTo(dragged, view, 0, -10).minutesLater).toBe(-10);
  });

  it('gets longer in steps of 15 minutes, and not shorter than 15', () => {
    expect(resizedBy(dragged, 20).minutesLonger).toBe(15);
    expect(resizedBy(dragged, 25).minutesLonger).toBe(30);
    expect(dropSlotOf(resizedBy(dragged, -500), rows, 'car').minutes).toBe(15);
  });
});

describe('a ride that is dropped', () => {
  it('gets the vehicle or the driver of its row, and its new time', () => {
    const later = movedTo(dragged, view, 0, 35);
    const start = Date.parse(ride.startsAt ?? '') + 35 * 60_000;
    expect(dropSlotOf(later, rows, 'car')).toEqual({ vehicleId: null, driverId: null, start, minutes: 60 });
    const drivers = [row('driver'), row(null)];
    const slot = { vehicleId, driverId: 'driver', start, minutes: 60 };
    expect(dropSlotOf(later, drivers, 'driver')).toEqual(slot);
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
