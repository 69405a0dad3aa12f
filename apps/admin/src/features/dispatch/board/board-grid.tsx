import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { styled } from '@mui/material/styles';
import { useMemo, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { minutesOfDay, type BoardLayout } from '../board-layout/board-layout.rules';
import type { BoardView } from '../board-view';
import { rideIdAt } from '../board-layout/board-geometry';
import { visuallyHidden } from '../../../surfaces/visually-hidden';
import { RideDragAndDrop } from '../drag-and-drop/ride-drag-and-drop';
import { useRideTexts } from '../ride-texts';
import type { MovedRide } from '../move/use-undo-move';
import { BoardHead } from './board-head';
import { laneStyles, UntimedLane } from './board-lane';
import { BoardRows } from './board-rows';
import { headHeight, nameWidth, scaleOf } from '../board-layout/board-size';
import { rideStyles } from './ride-bar';
import { useRowTexts } from './row-texts';
import { useChangedRides } from './use-changed-rides';
import { useInitialScroll } from './use-initial-scroll';
import { useRovingTabIndex } from './use-roving-tab-index';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'max(360px, calc(100dvh - 210px))',
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  // Keeps the focused element clear of the names and the hours.
  scrollPadding: `${headHeight + 8}px 16px 16px ${nameWidth + 16}px`,
}));

const Rides = styled('div')(({ theme }) => ({
  position: 'relative',
  ...laneStyles(theme),
  ...rideStyles(theme),
}));

const Now = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  zIndex: 1,
  pointerEvents: 'none',
  // A border instead of a background, which high contrast removes.
  borderInlineStart: `2px solid ${theme.vars.palette.primary.main}`,
}));

export interface BoardGridProps {
  board: DispatchBoard;
  layout: BoardLayout;
  view: BoardView;
  onOpen: (ride: BoardRide) => void;
  onMoved: (moved: MovedRide) => void;
  onDragChange: (isDragging: boolean) => void;
  /** Called when all rows are rendered. */
  onRendered: () => void;
}

/** The time grid: vehicles or drivers below one another, time to the right. Names and hours stay in view. */
export function BoardGrid({
  board,
  layout,
  view,
  onOpen,
  onMoved,
  onDragChange,
  onRendered,
}: BoardGridProps) {
  const { t } = useTranslation('dispatch');
  const { frame, reachable, departed, onFocus, onBlur, onKeyDown } = useRovingTabIndex(layout);
  const changed = useChangedRides(board.rides);
  const scale = scaleOf(view);
  const now = nowOn(board, view);
  useInitialScroll(frame, view, scale);
  const width = view.days * minutesOfDay * scale;
  const texts = useRideTexts();
  const rowTexts = useRowTexts(view.by);
  const isWeek = view.days === 7;
  const shared = useMemo(() => ({ texts, rowTexts, isWeek, changed }), [texts, rowTexts, isWeek, changed]);
  const rideAt = (target: EventTarget) => {
    const id = rideIdAt(target);
    return id === null ? undefined : board.rides.find((ride) => ride.id === id);
  };
  /** Sets a ride's tooltip on hover. Setting all of them would take longer than rendering the rides. */
  const showName = ({ target }: PointerEvent) => {
    const ride = rideAt(target);
    const bar = ride && frame.current?.querySelector<HTMLElement>(`[data-ride="${ride.id}"]`);
    if (bar) bar.title = texts.name(ride);
  };
  return (
    <Frame
      ref={frame}
      role="region"
      aria-label={t(view.by === 'car' ? 'board.label' : 'board.labelByDriver')}
      // Without a ride in it, only this lets a keyboard scroll it.
      tabIndex={reachable ? undefined : 0}
    >
      <Rides
        style={{ width: nameWidth + width }}
        // One listener for all rides, as for dragging.
        onClick={({ target }) => {
          const ride = rideAt(target);
          if (ride) onOpen(ride);
        }}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onPointerOver={showName}
      >
        <BoardHead board={board} view={view} scale={scale} />
        <RideDragAndDrop
          board={board}
          layout={layout}
          view={view}
          scale={scale}
          nameWidth={nameWidth}
          frame={frame}
          onMoved={onMoved}
          onDragChange={onDragChange}
        >
          {layout.untimed.length > 0 && (
            <UntimedLane rides={layout.untimed} shared={shared} reachable={reachable} />
          )}
          <BoardRows
            // Remounts the rows for another day or view, so that they are again rendered in two steps.
            key={`${view.date} ${view.days} ${view.by}`}
            rows={layout.rows}
            scale={scale}
            width={width}
            shared={shared}
            reachable={reachable}
            onRendered={onRendered}
          />
        </RideDragAndDrop>
        <div role="status" style={visuallyHidden}>
          {departed && t('board.departed', { customer: departed.customerName })}
        </div>
        {now !== null && <Now style={{ left: nameWidth + now * scale }} aria-hidden="true" />}
      </Rides>
    </Frame>
  );
}

/** The server's last known time in minutes from the beginning of the first day; null if it is not on the board. */
function nowOn({ now }: DispatchBoard, { date, days }: BoardView): number | null {
  const minutes = (Date.parse(now) - bakuInstant(date, '00:00').getTime()) / 60_000;
  return minutes >= 0 && minutes <= days * minutesOfDay ? minutes : null;
}
