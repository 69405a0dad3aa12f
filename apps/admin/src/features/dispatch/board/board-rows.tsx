import { styled } from '@mui/material/styles';
import { useDeferredValue, useEffect } from 'react';
import type { BoardRow } from '../board-layout/board-layout.rules';
import { BoardLane, RowName, type BoardLaneProps } from './board-lane';

/** Rows that fill a viewport of usual height if each has one lane. */
const rowsInView = 16;

const Rows = styled('div')({ display: 'flex' });

/** One sticky element for all names: one for each row would need as many layers, which are composited in every frame. */
const Names = styled('div')(({ theme }) => ({
  position: 'sticky',
  left: 0,
  zIndex: 2,
  flex: 'none',
  backgroundColor: theme.vars.palette.background.paper,
}));

const Times = styled('div', {
  shouldForwardProp: (name) => name !== 'hourWidth',
})<{ hourWidth: number }>(({ theme, hourWidth }) => ({
  flex: 'none',
  backgroundImage: `repeating-linear-gradient(90deg, ${theme.vars.palette.divider} 0 1px, transparent 1px ${hourWidth}px)`,
}));

interface BoardRowsProps extends Omit<BoardLaneProps, 'row' | 'index'> {
  rows: readonly BoardRow[];
  width: number;
  onRendered: () => void;
}

/** Renders the rows that fill the viewport first, and defers all others. */
export function BoardRows({ rows, width, reachable, onRendered, ...lane }: BoardRowsProps) {
  const count = useDeferredValue(rows.length, rowsInView);
  const isRendered = count >= rows.length;
  useEffect(() => {
    if (isRendered) onRendered();
  }, [isRendered, onRendered]);
  const rendered = rows.slice(0, count);
  return (
    <Rows>
      {/* Each lane already has an accessible name. */}
      <Names aria-hidden="true">
        {rendered.map((row) => (
          <RowName key={row.key} row={row} rowTexts={lane.shared.rowTexts} />
        ))}
      </Names>
      <Times hourWidth={60 * lane.scale} style={{ width }}>
        {rendered.map((row, index) => (
          <BoardLane
            key={row.key}
            row={row}
            index={index}
            {...lane}
            // Only the row with the focused ride renders again when the focus moves.
            reachable={row.bars.some(({ ride }) => ride.id === reachable) ? reachable : undefined}
          />
        ))}
      </Times>
    </Rows>
  );
}
