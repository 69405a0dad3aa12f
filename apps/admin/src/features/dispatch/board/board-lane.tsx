import { styled, type Theme } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import type { BoardRow } from '../board-layout/board-layout.rules';
import { laneHeight, nameWidth, rowHeight } from '../board-layout/board-size';
import { RideBar, RideButton, type RideButtonProps } from './ride-bar';
import type { RowTexts } from './row-texts';

const Untimed = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/**
 * Styles of lanes and names, for the element around all of them, like `rideStyles` for rides. Nothing in a lane affects
 * the size or position of anything around it.
 */
export function laneStyles({ vars: { palette } }: Theme) {
  return {
    '& [data-row], & [data-name]': { borderTop: `1px solid ${palette.divider}` },
    '& [data-row]': {
      contain: 'strict',
      display: 'grid',
      gridTemplateColumns: '100%',
      alignItems: 'center',
    },
    '& [data-name]': {
      flex: 'none',
      width: nameWidth,
      padding: '6px 10px 0',
      fontSize: '0.875rem',
      fontWeight: 700,
      lineHeight: 1.25,
      overflow: 'clip',
      backgroundColor: palette.background.paper,
      borderInlineEnd: `1px solid ${palette.divider}`,
      '& > small': {
        display: 'block',
        overflow: 'clip',
        whiteSpace: 'nowrap',
        textOverflow: 'ellipsis',
        fontSize: '0.75rem',
        fontWeight: 500,
        color: palette.text.secondary,
      },
    },
    '& [data-name="untimed"]': { position: 'sticky', left: 0, zIndex: 2, borderTop: 0 },
  } as const;
}

const Chips = styled('div')({
  position: 'sticky',
  left: nameWidth,
  // Above the line of the current time, because these rides have no time.
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
  // Visible in high contrast, which removes the background.
  border: '1px solid transparent',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.action.disabledBackground,
}));

/** The props that all rows of the board share. */
export interface SharedRowProps extends Pick<RideButtonProps, 'texts'> {
  /** Whether the board shows several days. */
  readonly isWeek: boolean;
  readonly changed: ReadonlySet<string>;
  readonly rowTexts: RowTexts;
}

function buttonOf(
  ride: BoardRide,
  { texts, isWeek, changed }: SharedRowProps,
  reachable: string | undefined,
): RideButtonProps {
  return {
    texts,
    ride,
    day: isWeek ? texts.day(ride) : null,
    isChanged: changed.has(ride.id),
    tabIndex: ride.id === reachable ? 0 : -1,
  };
}

interface RowNameProps {
  row: BoardRow;
  rowTexts: RowTexts;
}

/** The name of a vehicle or driver, with the height of its row. */
export const RowName = memo(function RowName({ row, rowTexts }: RowNameProps) {
  const below = rowTexts.below(row);
  return (
    <div data-name="" style={{ height: rowHeight(row) }}>
      <span>{rowTexts.title(row)}</span>
      {below && <small>{below}</small>}
    </div>
  );
});

export interface BoardLaneProps {
  row: BoardRow;
  index: number;
  scale: number;
  shared: SharedRowProps;
  /** The ride that Tab reaches, if it is in this row. */
  reachable: string | undefined;
}

/** A row: the rides and blocks of a vehicle or driver on the time axis. */
export const BoardLane = memo(function BoardLane(props: BoardLaneProps) {
  const { row, index, scale, shared, reachable } = props;
  const { bars, blocks, lanes } = row;
  return (
    <div
      role="group"
      aria-label={shared.rowTexts.label(row)}
      data-row={index}
      style={{ height: rowHeight(row), gridTemplateRows: `repeat(${lanes}, ${laneHeight}px)` }}
    >
      {blocks.map(({ block, from, until }) => (
        <Block key={block.id} style={{ marginLeft: from * scale, width: (until - from) * scale }}>
          {shared.rowTexts.block(block)}
        </Block>
      ))}
      {bars.map((bar) => (
        <RideBar key={bar.ride.id} bar={bar} scale={scale} {...buttonOf(bar.ride, shared, reachable)} />
      ))}
    </div>
  );
});

interface UntimedLaneProps {
  rides: readonly BoardRide[];
  shared: SharedRowProps;
  reachable: string | undefined;
}

/** The rides that have no time yet, as chips. */
export function UntimedLane({ rides, shared, reachable }: UntimedLaneProps) {
  const { t } = useTranslation('dispatch');
  return (
    <Untimed role="group" aria-label={t('board.untimed')}>
      <div data-name="untimed">{t('board.untimed')}</div>
      <Chips>
        {rides.map((ride) => (
          <RideButton key={ride.id} {...buttonOf(ride, shared, reachable)} />
        ))}
      </Chips>
    </Untimed>
  );
}
