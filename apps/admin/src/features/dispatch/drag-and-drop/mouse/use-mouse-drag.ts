import type { DragMoveEvent, DragStartEvent } from '@dnd-kit/core';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import { useState } from 'react';
import {
  barAt,
  contentX,
  contentY,
  isOnResizeEdge,
  readRowTops,
  rideIdAt,
  rowAt,
} from '../../board-layout/board-geometry';
import { laneHeight } from '../../board-layout/board-size';
import { suppressClickAfterCancel } from './suppress-click-after-cancel';
import type { RideDrag } from '../ride-drag';
import {
  draggedTo,
  isSameDrag,
  dropSlotOf,
  stepMinutes,
  resizedBy,
  pickUp,
  type DraggedRide,
} from '../dragged-ride.rules';
import { useShiftKey } from './use-shift-key';

/** Where a ride was gripped in the board's content, and the tops of the rows then. */
interface Grip {
  readonly kind: 'drag' | 'resize';
  readonly x: number;
  readonly y: number;
  readonly tops: readonly number[];
}

/**
 * Moves rides by mouse: along the board, by their end to change the duration, or onto another ride with Shift to swap.
 */
export function useMouseDrag({ board, layout, view, scale, nameWidth, frame, origin, ...ride }: RideDrag) {
  const { rows } = layout;
  const { dragged, setDragged, drop } = ride;
  const [grip, setGrip] = useState<Grip>();
  const [other, setOther] = useState<BoardRide>();
  const isSwapping = useShiftKey(grip?.kind === 'drag') && other !== undefined;
  const release = () => {
    setGrip(undefined);
    setOther(undefined);
  };
  const show = (next: DraggedRide, below?: BoardRide) => {
    // The mouse moves several times within one step.
    setDragged((present) => (present && isSameDrag(present, next) ? present : next));
    setOther(below);
  };

  const onDragStart = ({ activatorEvent }: DragStartEvent) => {
    const event = activatorEvent as MouseEvent;
    const id = rideIdAt(event.target);
    const found = board.rides.find((one) => one.id === id);
    if (!found || !frame.current || dragged) return;
    const [x, y] = [contentX(frame.current, event.clientX), contentY(frame.current, event.clientY)];
    const minute = Math.round((x - nameWidth) / scale / stepMinutes) * stepMinutes;
    const kind = isOnResizeEdge(event) && found.startsAt ? 'resize' : 'drag';
    setGrip({ kind, x, y, tops: readRowTops(frame.current) });
    setDragged(pickUp(found, rows, view.by, origin + minute * minuteMs));
  };
  const onDragMove = ({ delta }: Pick<DragMoveEvent, 'delta'>) => {
    if (!dragged || !grip) return;
    const minutes = delta.x / scale;
    if (grip.kind === 'resize') return show(resizedBy(dragged, minutes));
    const y = grip.y + delta.y;
    const row = rowAt(grip.tops, y);
    const minute = (grip.x + delta.x - nameWidth) / scale;
    const below = barAt(rows[row], minute, y - (grip.tops[row] ?? 0), laneHeight)?.ride;
    return show(draggedTo(dragged, view, row, minutes), below?.id === dragged.ride.id ? undefined : below);
  };
  const onDragEnd = () => {
    if (!dragged || !grip) return;
    release();
    if (isSwapping) drop.dropOn(dragged.ride, other);
    else drop.dropAt(dragged.ride, dropSlotOf(dragged, rows, view.by));
  };
  const onDragCancel = () => {
    suppressClickAfterCancel();
    if (!grip) return;
    release();
    setDragged(undefined);
  };

  return {
    isMoving: grip !== undefined,
    /** The ride to swap with. */
    swapsWith: isSwapping ? other : undefined,
    handlers: { onDragStart, onDragMove, onDragEnd, onDragCancel },
  };
}
