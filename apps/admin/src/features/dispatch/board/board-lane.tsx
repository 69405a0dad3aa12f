import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardRide } from '@chauffeur/contracts';
import type { BoardView } from '../board-view';
import type { BoardRow } from './board-layout.rules';
import { laneHeight, nameWidth, rowHeight } from './board-size';
import { RideBar, RideButton, type RideButtonProps } from './ride-bar';

const Line = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Untimed = styled(Line)({ position: 'relative', display: 'flex' });

/** Nothing in a lane changes the size or place of anything around it. */
const Lane = styled(Line)({
  contain: 'strict',
  display: 'grid',
  gridTemplateColumns: '100%',
  alignItems: 'center',
});

const Name = styled(Line)(({ theme }) => ({
  flex: 'none',
  width: nameWidth,
  padding: '6px 10px 0',
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: 1.25,
  overflow: 'clip',
  backgroundColor: theme.vars.palette.background.paper,
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  '& > small': {
    display: 'block',
    overflow: 'clip',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    fontSize: '0.75rem',
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
  },
}));

const StickyName = styled(Name)({ position: 'sticky', left: 0, zIndex: 2, borderTop: 0 });

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
  gridArea: '1 / 1 / -1',
  alignSelf: 'stretch',
  marginBlock: 3,
  overflow: 'clip',
  padding: '4px 6px',
  borderRadius: 8,
  fontSize: '0.75rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.action.disabledBackground,
}));

/** What all rides of the board have in common. */
export interface Shared extends Pick<RideButtonProps, 'texts'> {
  readonly changed: ReadonlySet<string>;
}

function buttonOf(
  ride: BoardRide,
  { texts, changed }: Shared,
  reachable: string | undefined,
): RideButtonProps {
  return { texts, ride, isChanged: changed.has(ride.id), tabIndex: ride.id === reachable ? 0 : -1 };
}

function titleOf({ name }: BoardRow, by: BoardView['by'], t: TFunction<'dispatch'>): string {
  return name ?? t(by === 'car' ? 'board.noCar' : 'board.noDriver');
}

interface RowNameProps {
  row: BoardRow;
  by: BoardView['by'];
}

/** The name of a vehicle or driver, as high as its lane. */
export const RowName = memo(function RowName({ row, by }: RowNameProps) {
  const { t } = useTranslation('dispatch');
  const below = [row.group, !row.isActive && t('board.inactive')].filter(Boolean).join(' · ');
  return (
    <Name style={{ height: rowHeight(row) }}>
      {titleOf(row, by, t)}
      {below && <small>{below}</small>}
    </Name>
  );
});

export interface BoardLaneProps {
  row: BoardRow;
  index: number;
  by: BoardView['by'];
  scale: number;
  shared: Shared;
  /** The ride that Tab reaches, where it is in this row. */
  reachable: string | undefined;
}

/** A row: the rides and blocks of a vehicle or driver on the time axis. */
export const BoardLane = memo(function BoardLane(props: BoardLaneProps) {
  const { row, index, by, scale, shared, reachable } = props;
  const { t, i18n } = useTranslation('dispatch');
  const { group, isActive, bars, blocks, lanes } = row;
  const kindOf = (kind: string) => {
    // The kinds come from the server, so that the compiler can't know them.
    const key = `blocks.${kind}` as 'blocks.other';
    return i18n.exists(key, { ns: 'dispatch' }) ? t(key) : t('blocks.other');
  };
  return (
    <Lane
      role="group"
      aria-label={[group, titleOf(row, by, t), !isActive && t('board.inactive')].filter(Boolean).join(' · ')}
      data-row={index}
      style={{ height: rowHeight(row), gridTemplateRows: `repeat(${lanes}, ${laneHeight}px)` }}
    >
      {blocks.map(({ block, from, until }) => (
        <Block key={block.id} style={{ marginLeft: from * scale, width: (until - from) * scale }}>
          {[kindOf(block.kind), block.notes].filter(Boolean).join(' · ')}
        </Block>
      ))}
      {bars.map((bar) => (
        <RideBar key={bar.ride.id} bar={bar} scale={scale} {...buttonOf(bar.ride, shared, reachable)} />
      ))}
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
    <Untimed role="group" aria-label={t('board.untimed')}>
      <StickyName>{t('board.untimed')}</StickyName>
      <Chips>
        {rides.map((ride) => (
          <RideButton key={ride.id} {...buttonOf(ride, shared, reachable)} />
        ))}
      </Chips>
    </Untimed>
  );
}
