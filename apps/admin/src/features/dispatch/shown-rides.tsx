import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useTranslation } from 'react-i18next';
import { ListNotice } from '../../lists/list-notice';
import { BoardGrid, type BoardGridProps } from './board/board-grid';
import { useIsPhone } from './board-view';
import { RideList } from './list/ride-list';

interface ShownRidesProps extends BoardGridProps {
  onAssign: (ride: BoardRide) => void;
}

/** Shows the rides of the chosen days as the board, or as a list on a phone; if there are none, says why. */
export function ShownRides({ onAssign, ...shown }: ShownRidesProps) {
  const { t } = useTranslation('dispatch');
  const isPhone = useIsPhone();
  const { board, layout } = shown;
  if (board.rides.length === 0) return <ListNotice title={t('none.title')} text={t('none.text')} />;
  if (layout.rideCount === 0) return <ListNotice title={t('noMatch.title')} text={t('noMatch.text')} />;
  if (isPhone) return <RideList board={board} rides={board.rides} onAssign={onAssign} />;
  return <BoardGrid {...shown} />;
}
