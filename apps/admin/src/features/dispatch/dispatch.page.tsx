import type { BoardRide } from '@chauffeur/contracts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttentionList } from '../../dispatch-display/attention-list';
import { useAttention } from '../../dispatch-display/use-attention';
import { useDispatchBoard } from '../../dispatch-display/use-dispatch-board';
import { PageHead } from '../../layout/page-head';
import { ListNotice, LoadFailure } from '../../lists/list-notice';
import { ListToolbar } from '../../lists/toolbar/list-toolbar';
import { Panel } from '../../surfaces/panel';
import { BoardGrid, scaleOf } from './board/board-grid';
import { layOut } from './board/board-layout.rules';
import { BoardToolbar, DayChoice } from './board/board-toolbar';
import { useBoardView } from './board-view';
import { minBarWidth } from './board/ride-bar';
import { RideList } from './list/ride-list';
import { RidePanel } from './ride/ride-panel';
import { UndoMove, type MovedRide } from './ride/undo-move';

/** The day as a picture, and what needs attention first; on a phone a list of its rides. */
export function DispatchPage() {
  const { t } = useTranslation('dispatch');
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down(900), { noSsr: true });
  const [address, change] = useBoardView();
  const view = isPhone ? ({ ...address, days: 1, by: 'car' } as const) : address;
  const board = useDispatchBoard({ from: view.date, days: view.days });
  const attention = useAttention();
  const [moved, setMoved] = useState<MovedRide>();
  const open = (ride: BoardRide) => change({ ride: ride.id });
  const head = <PageHead title={t('title')} count={attention?.rides.length ?? 0} />;
  if (board.isError && !board.data) {
    return (
      <>
        {head}
        <LoadFailure message={t('loadFailed')} onRetry={() => void board.refetch()} />
      </>
    );
  }
  const layout = board.data && layOut(board.data, view, minBarWidth / scaleOf(view));
  const isEmpty = board.data?.rides.length === 0;
  return (
    <>
      {head}
      {isPhone ? (
        <ListToolbar>
          <DayChoice />
        </ListToolbar>
      ) : (
        <BoardToolbar board={board.data} />
      )}
      {board.data?.isTruncated && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('truncated')}
        </Alert>
      )}
      {!layout && <Skeleton variant="rounded" height={360} />}
      {layout && isEmpty && <ListNotice title={t('none.title')} text={t('none.text')} />}
      {layout && !isEmpty && layout.rideCount === 0 && (
        <ListNotice title={t('noMatch.title')} text={t('noMatch.text')} />
      )}
      {board.data && layout && layout.rideCount > 0 && (
        <>
          {isPhone ? (
            <RideList board={board.data} rides={board.data.rides} onOpen={open} />
          ) : (
            <BoardGrid board={board.data} layout={layout} view={view} onOpen={open} />
          )}
          <RidePanel
            board={board.data}
            ride={board.data.rides.find(({ id }) => id === view.rideId)}
            onMoved={(ride) => {
              change({ ride: undefined });
              setMoved(ride);
            }}
            onClose={() => change({ ride: undefined })}
          />
        </>
      )}
      <UndoMove moved={moved} onClose={() => setMoved(undefined)} />
      <div style={{ marginTop: 16 }}>
        <Panel title={t('attention.title')}>
          <AttentionList />
        </Panel>
      </div>
    </>
  );
}
