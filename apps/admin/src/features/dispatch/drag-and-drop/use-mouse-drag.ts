import type { DragMoveEvent, DragStartEvent } from '@dnd-kit/core';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { minuteMs } from '@chauffeur/contracts/durations';
import { useState } from 'react';
import {
  barAt,
  contentX,
  contentY,
  isEdge,
  readRowTops,
  rideIdAt,
  rowAt,
} from '../board-layout/board-geometry';
import { laneHeight } from '../board-layout/board-size';
import { ignoreClickOfPress } from './ignore-click-of-press';
import type { TakenRide } from './taken-ride';
import {
  draggedTo,
  isSamePlace,
  placeOfTaken,
  stepMinutes,
  stretchedBy,
  takeUp,
  type Taken,
} from './taken.rules';
import { useShiftKey } from './use-shift-key';

/** Where a ride was gripped in the board's content, and the tops of the rows then. */
interface Grip {
  readonly kind: 'drag' | 'stretch';
  readonly x: number;
  readonly y: number;
  readonly tops: readonly number[];
}

/**
 * Moves rides by mouse: along the board, by their end to change the duration, or onto another ride with Shift to swap.
 */
export function useHands({ board, layout, view, scale, nameWidth, frame, origin, ...ride }: TakenRide) {
  const { rows } = layout;
  const { taken, setTaken, drop } = ride;
  const [grip, setGrip] = useState<Grip>();
  const [other, setOther] = useState<BoardRide>();
  const isSwapping = useShiftKey(grip?.kind === 'drag') && other !== undefined;
  const release = () => {
    setGrip(undefined);
    setOther(undefined);
  };
  const show = (next: Taken, below?: BoardRide) => {
    // The mouse moves several times within one step.
    setTaken((present) => (present && isSamePlace(present, next) ? present : next));
    setOther(below);
  };

  const onDragStart = ({ activatorEvent }: DragStartEvent) => {
    const event = activatorEvent as MouseEvent;
    const id = rideIdAt(event.target);
    const found = board.rides.find((one) => one.id === id);
    if (!found || !frame.current || taken) return;
    const [x, y] = [contentX(frame.current, event.clientX), contentY(frame.current, event.clientY)];
    const minute = Math.round((x - nameWidth) / scale / stepMinutes) * stepMinutes;
    const kind = isEdge(event) && found.startsAt ? 'stretch' : 'drag';
    setGrip({ kind, x, y, tops: readRowTops(frame.current) });
    setTaken(takeUp(found, rows, view.by, origin + minute * minuteMs));
  };
  const onDragMove = ({ delta }: Pick<DragMoveEvent, 'delta'>) => {
    if (!taken || !grip) return;
    const minutes = delta.x / scale;
    if (grip.kind === 'stretch') return show(stretchedBy(taken, minutes));
    const y = grip.y + delta.y;
    const row = rowAt(grip.tops, y);
    const minute = (grip.x + delta.x - nameWidth) / scale;
    const below = barAt(rows[row], minute, y - (grip.tops[row] ?? 0), laneHeight)?.ride;
    return show(draggedTo(taken, view, row, minutes), below?.id === taken.ride.id ? undefined : below);
  };
  const onDragEnd = () => {
    if (!taken || !grip) return;
    release();
    if (isSwapping) drop.dropOn(taken.ride, other);
    else drop.dropAt(taken.ride, placeOfTaken(taken, rows, view.by));
  };
  const onDragCancel = () => {
    ignoreClickOfPress();
    if (!grip) return;
    release();
    setTaken(undefined);
  };

  return {
    isMoving: grip !== undefined,
    /** The ride to swap with. */
    swapsWith: isSwapping ? other : undefined,
    handlers: { onDragStart, onDragMove, onDragEnd, onDragCancel },
  };
}
