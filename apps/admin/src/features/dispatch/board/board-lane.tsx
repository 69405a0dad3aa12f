import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardRide } from '@chauffeur/contracts';
import type { BoardView } from '../board-view';
import type { BoardRow } from './board-layout.rules';
import { nameWidth } from './board-size';
import { laneHeight, RideBar, RideButton, type RideButtonProps } from './ride-bar';

/** Height of the row of those without a vehicle or driver where it is only where they are dropped, in px. */
const emptyHeight = 36;

const Lane = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  // Rows out of view are neither laid out nor drawn.
  contentVisibility: 'auto',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Name = styled('div')(({ theme }) => ({
  position: 'sticky',
  left: 0,
  zIndex: 2,
  flex: 'none',
  width: nameWidth,
  padding: '8px 10px',
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: 1.25,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  '& small': {
    display: 'block',
    fontSize: '0.75rem',
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
  },
}));

const Times = styled('div', {
  shouldForwardProp: (name) => name !== 'hourWidth',
})<{ hourWidth: number }>(({ theme, hourWidth }) => ({
  position: 'relative',
  flex: 'none',
  backgroundImage: `repeating-linear-gradient(90deg, ${theme.vars.palette.divider} 0 1px, transparent 1px ${hourWidth}px)`,
}));

const Chips = styled('div')({
  position: 'sticky',
  left: nameWidth,
  // Without a time, the line of now does not go through them.
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: 6,
  maxWidth: 900,
  '& > button': { maxWidth: 210 },
});

const Block = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 3,
  bottom: 3,
  overflow: 'hidden',
  padding: '4px 6px',
  borderRadius: 8,
  fontSize: '0.75rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.action.disabledBackground,
}));

/** What all rides of the board have in common. */
export type Shared = Omit<RideButtonProps, 'ride' | 'isChanged' | 'tabIndex'> & {
  readonly changed: ReadonlySet<string>;
};

function buttonOf(
  ride: BoardRide,
  { changed, ...shared }: Shared,
  reachable: string | undefined,
): RideButtonProps {
  return { ...shared, ride, isChanged: changed.has(ride.id), tabIndex: ride.id === reachable ? 0 : -1 };
}

export interface BoardLaneProps {
  row: BoardRow;
  index: number;
  by: BoardView['by'];
  scale: number;
  width: number;
  shared: Shared;
  /** The ride that Tab reaches, where it is in this row. */
  reachable: string | undefined;
}

/** A row: the name of a vehicle or driver, and its rides and blocks on the time axis. */
export const BoardLane = memo(function BoardLane(props: BoardLaneProps) {
  const { row, index, by, scale, width, shared, reachable } = props;
  const { t, i18n } = useTranslation('dispatch');
  const { name, group, isActive, bars, blocks, lanes } = row;
  const height = row.id === null && bars.length === 0 ? emptyHeight : lanes * laneHeight;
  const title = name ?? t(by === 'car' ? 'board.noCar' : 'board.noDriver');
  const kindOf = (kind: string) => {
    // The kinds come from the server, so that the compiler can't know them.
    const key = `blocks.${kind}` as 'blocks.other';
    return i18n.exists(key, { ns: 'dispatch' }) ? t(key) : t('blocks.other');
  };
  return (
    <Lane
      role="group"
      aria-label={[group, title].filter(Boolean).join(' · ')}
      data-row={index}
      style={{ containIntrinsicSize: `auto ${height}px` }}
    >
      <Name>
        {title}
        {group && <small>{group}</small>}
        {!isActive && <small>{t('board.inactive')}</small>}
      </Name>
      <Times hourWidth={60 * scale} style={{ width, height }}>
        {blocks.map(({ block, from, until }) => (
          <Block key={block.id} style={{ left: from * scale, width: (until - from) * scale }}>
            {[kindOf(block.kind), block.notes].filter(Boolean).join(' · ')}
          </Block>
        ))}
        {bars.map((bar) => (
          <RideBar key={bar.ride.id} bar={bar} scale={scale} {...buttonOf(bar.ride, shared, reachable)} />
        ))}
      </Times>
    </Lane>
  );
});

interface UntimedLaneProps {
  rides: readonly BoardRide[];
  shared: Shared;
  reachable: string | undefined;
}

/** The rides that have no time yet, as chips. */
export function UntimedLane({ rides, shared, reachable }: UntimedLaneProps) {
  const { t } = useTranslation('dispatch');
  return (
    <Lane role="group" aria-label={t('board.untimed')}>
      <Name>{t('board.untimed')}</Name>
      <Chips>
        {rides.map((ride) => (
          <RideButton key={ride.id} {...buttonOf(ride, shared, reachable)} />
        ))}
      </Chips>
    </Lane>
  );
}
