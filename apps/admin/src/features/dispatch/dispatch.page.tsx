import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { startTransition, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttention } from '../../dispatch-display/attention/use-attention';
import { useDispatchBoard } from '../../dispatch-display/use-dispatch-board';
import { PageHead } from '../../layout/page-head';
import { SkipTo } from '../../layout/skip-link';
import { LoadFailure } from '../../lists/list-notice';
import { ListToolbar } from '../../lists/toolbar/list-toolbar';
import { useFocusFallback } from '../../focus/use-focus-fallback';
import { AttentionPanel } from './attention-panel';
import { layOutBoard, type BoardLayout } from './board-layout/board-layout.rules';
import { minBarWidth, scaleOf } from './board-layout/board-size';
import { BoardToolbar, DayChoice } from './board/board-toolbar';
import { useBoardView, useIsPhone, type BoardView } from './board-view';
import { RidePanel } from './ride/ride-panel';
import { focusOnRide, useFocusAfterPanel } from './ride/use-focus-after-panel';
import { useFocusOnMovedRide } from './ride/use-focus-on-moved-ride';
import { useFollowRideLink } from './ride/use-follow-ride-link';
import { useUndoMove } from './move/use-undo-move';
import { useFrozenValue } from './move/use-frozen-value';
import { ShownRides } from './shown-rides';

/** The board of a day or week, and the rides that need attention. On a phone, a list of the day's rides. */
export function DispatchPage() {
  const { t } = useTranslation('dispatch');
  const isPhone = useIsPhone();
  const [view, change] = useBoardView();
  const [isDragging, setDragging] = useState(false);
  const read = useDispatchBoard({ from: view.date, days: view.days });
  // Freezes the board while a ride is moved, so that nothing shifts under the pointer.
  const board = useFrozenValue(isDragging, read.data);
  const { attention } = useAttention();
  const [assignedId, setAssignedId] = useState<string>();
  const open = useCallback((ride: BoardRide) => change({ ride: ride.id }), [change]);
  const openToAssign = (ride: BoardRide) => {
    setAssignedId(ride.id);
    open(ride);
  };
  const close = () => {
    setAssignedId(undefined);
    change({ ride: undefined });
  };
  useFollowRideLink(
    board,
    view,
    useCallback((date) => change({ date }), [change]),
  );
  const onExited = useFocusAfterPanel(view.rideId);
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const focusOnMoved = useFocusOnMovedRide(board, view.rideId !== undefined);
  const reportMoved = useUndoMove(focusOnMoved);
  const layout = useLayout(board, view);
  const [isRendered, setRendered] = useState(false);
  const onRendered = useCallback(() => startTransition(() => setRendered(true)), []);
  const hasFailed = read.isError && !board;
  const attentionPanel = (
    <AttentionPanel isShown={isPhone || isRendered || hasFailed || layout?.rideCount === 0} />
  );
  return (
    <>
      <PageHead title={t('title')} count={attention?.count ?? 0} />
      {isPhone && attentionPanel}
      {isPhone ? (
        <ListToolbar>
          <DayChoice />
        </ListToolbar>
      ) : (
        <>
          {/* Skips the toolbar, which has fifteen tab stops. */}
          <SkipTo href="#rides" onSkip={focusOnRide}>
            {t('board.skip')}
          </SkipTo>
          <BoardToolbar board={board} />
        </>
      )}
      {board?.isTruncated && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('truncated')}
        </Alert>
      )}
      <div id="rides" role="group" aria-label={t('rides')} {...focusFallback}>
        {hasFailed && <LoadFailure message={t('loadFailed')} onRetry={() => void read.refetch()} />}
        {!layout && !hasFailed && <Skeleton variant="rounded" height={360} />}
        {board && layout && (
          <ShownRides
            board={board}
            layout={layout}
            view={view}
            onOpen={open}
            onAssign={openToAssign}
            onMoved={reportMoved}
            onDragChange={setDragging}
            onRendered={onRendered}
          />
        )}
      </div>
      {board && (
        <RidePanel
          board={board}
          rideId={view.rideId}
          ride={board.rides.find(({ id }) => id === view.rideId)}
          by={view.by}
          opensDriverList={assignedId !== undefined && assignedId === view.rideId}
          onMoved={(ride) => {
            close();
            reportMoved(ride);
            focusOnMoved({ id: ride.before.id, version: ride.version });
          }}
          onClose={close}
          onExited={onExited}
        />
      )}
      {!isPhone && attentionPanel}
    </>
  );
}

/** Computes the layout only if something it depends on changed. Opening a ride does not. */
function useLayout(board: DispatchBoard | undefined, view: BoardView): BoardLayout | undefined {
  const { date, days, by, q, carId, hasProblems } = view;
  return useMemo(
    () =>
      board && layOutBoard(board, { date, days, by, q, carId, hasProblems }, minBarWidth / scaleOf({ days })),
    [board, date, days, by, q, carId, hasProblems],
  );
}
