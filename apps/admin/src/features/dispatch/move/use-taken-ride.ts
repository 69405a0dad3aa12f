import type { DragMoveEvent, DragStartEvent } from '@dnd-kit/core';
import { bakuInstant } from '@chauffeur/contracts/baku-instant';
import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { minuteMs } from '@chauffeur/contracts/durations';
import { useLayoutEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardLayout } from '../board-layout/board-layout.rules';
import { laneHeight } from '../board-layout/board-size';
import type { BoardView } from '../board-view';
import {
  barAt,
  contentX,
  contentY,
  isEdge,
  readRowTops,
  rideIdAt,
  rowAt,
} from '../board-layout/board-geometry';
import { ignoreClickOfPress } from './ignore-click-of-press';
import { startOfUntimed, steppedBy } from './key-steps';
import { stateOf } from './place.rules';
import {
  draggedTo,
  isSamePlace,
  placeOfTaken,
  stepMinutes,
  stretchedBy,
  takeUp,
  type Taken,
} from './taken.rules';
import { useDrop } from './use-drop';
import { useFocusAfter } from './use-focus-after';
import { usePlaceTexts } from './use-place-texts';
import { useShiftKey } from './use-shift-key';
import type { MovedRide } from './use-undo-move';

/** How a ride is moved now: by hand, from a point of the board's content, or by keyboard. */
type Way =
  | {
      readonly kind: 'drag' | 'stretch';
      readonly x: number;
      readonly y: number;
      readonly tops: readonly number[];
    }
  | { readonly kind: 'keys' };

export interface TakenRideOptions {
  board: DispatchBoard;
  layout: BoardLayout;
  view: BoardView;
  /** Px a minute, and of the names of rows. */
  scale: number;
  nameWidth: number;
  frame: RefObject<HTMLDivElement | null>;
  onMoved: (moved: MovedRide) => void;
  /** While a ride is taken up the board must not change. */
  onTaken: (isTaken: boolean) => void;
}

/** The ride that is taken up, by hand or by `M`, and how hand and keys move and drop it. */
export function useTakenRide(options: TakenRideOptions) {
  const { board, layout, view, scale, nameWidth, frame, onMoved, onTaken } = options;
  const { t } = useTranslation('dispatch');
  const { rows } = layout;
  const [taken, setTaken] = useState<Taken>();
  const [way, setWay] = useState<Way>();
  const [other, setOther] = useState<BoardRide>();
  const [announced, setAnnounced] = useState('');
  const texts = usePlaceTexts(board, view.by);
  const end = () => {
    setTaken(undefined);
    setOther(undefined);
    setWay(undefined);
  };
  const drop = useDrop({ board, by: view.by, onMoved, onEnd: end });
  const isSwapping = useShiftKey(way?.kind === 'drag') && other !== undefined;
  const isTaken = taken !== undefined;
  useLayoutEffect(() => onTaken(isTaken), [isTaken, onTaken]);
  useFocusAfter(frame, taken);

  const find = (id: string | null) => board.rides.find((ride) => ride.id === id);
  const origin = bakuInstant(view.date, '00:00').getTime();
  const show = (next: Taken, swapsWith?: BoardRide) => {
    // A hand moves several times within one step.
    setTaken((present) => (present && isSamePlace(present, next) ? present : next));
    setOther(swapsWith);
  };
  const announce = (next: Taken) => {
    const place = placeOfTaken(next, rows, view.by);
    setAnnounced(texts.place(next.ride, place, stateOf(board, next.ride, place)));
  };

  const onDragStart = ({ activatorEvent }: DragStartEvent) => {
    const event = activatorEvent as MouseEvent;
    const ride = find(rideIdAt(event.target));
    if (!ride || !frame.current || taken) return;
    const [x, y] = [contentX(frame.current, event.clientX), contentY(frame.current, event.clientY)];
    const minute = Math.round((x - nameWidth) / scale / stepMinutes) * stepMinutes;
    const kind = isEdge(event) && ride.startsAt ? 'stretch' : 'drag';
    setWay({ kind, x, y, tops: readRowTops(frame.current) });
    setTaken(takeUp(ride, rows, view.by, origin + minute * minuteMs));
  };
  const onDragMove = ({ delta }: Pick<DragMoveEvent, 'delta'>) => {
    if (!taken || !way || way.kind === 'keys') return;
    const minutes = delta.x / scale;
    if (way.kind === 'stretch') return show(stretchedBy(taken, minutes));
    const y = way.y + delta.y;
    const row = rowAt(way.tops, y);
    const minute = (way.x + delta.x - nameWidth) / scale;
    const below = barAt(rows[row], minute, y - (way.tops[row] ?? 0), laneHeight)?.ride;
    return show(draggedTo(taken, view, row, minutes), below?.id === taken.ride.id ? undefined : below);
  };
  const onDragCancel = () => {
    ignoreClickOfPress();
    end();
  };
  const letGo = () => {
    setWay(undefined);
    if (!taken) return;
    if (isSwapping) drop.dropOn(taken.ride, other);
    else drop.dropAt(taken.ride, placeOfTaken(taken, rows, view.by));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (taken && way?.kind === 'keys') {
      const next = steppedBy(event, taken, view, rows.length);
      if (next) {
        setTaken(next);
        announce(next);
      } else if (event.key === 'Enter' || event.key === ' ') letGo();
      else if (event.key === 'Escape') {
        setAnnounced(t('place.back'));
        end();
      } else return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // The key, not the letter: it is the same one on a Russian keyboard.
    if (event.code !== 'KeyM' || event.ctrlKey || event.metaKey || event.altKey || taken) return;
    const ride = find(rideIdAt(event.target));
    if (!ride) return;
    const next = takeUp(ride, rows, view.by, startOfUntimed(board, ride));
    setTaken(next);
    setWay({ kind: 'keys' });
    announce(next);
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    if (way?.kind === 'keys' && rideIdAt(event.target) === taken?.ride.id) end();
  };

  return {
    taken,
    /** The ride that it would be exchanged with. */
    swapsWith: isSwapping ? other : undefined,
    isMoving: way !== undefined,
    isByKeys: way?.kind === 'keys',
    origin,
    announced,
    drop,
    hands: { onDragStart, onDragMove, onDragEnd: letGo, onDragCancel, onKeyDown, onBlur },
  };
}
