import {
  bakuInstant,
  inLanguage,
  todayInBaku,
  type BoardRide,
  type DispatchBoard,
} from '@chauffeur/contracts';
import { styled } from '@mui/material/styles';
import { memo, useLayoutEffect, useMemo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { formatDay } from '../../../text/format-date';
import { minutesOfDay, type BoardLayout, type BoardRow } from './board-layout.rules';
import { dayAfter, type BoardView } from '../board-view';
import { BoardMoves } from '../move/board-moves';
import { useRideTexts } from '../ride/ride-texts';
import type { MovedRide } from '../ride/undo-move';
import { laneHeight, RideBar, RideButton, type RideButtonProps } from './ride-bar';
import { useChangedRides } from './use-changed-rides';
import { useWalk } from './use-walk';

/** Width of the names of the rows, in px. */
const nameWidth = 176;
const headHeight = 34;
const emptyHeight = 36;

/** Px a minute: an hour of a day has room for a name, seven days fit into a few windows. */
export const scaleOf = ({ days }: Pick<BoardView, 'days'>) => (days === 7 ? 0.4 : 1.6);

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'max(360px, calc(100dvh - 210px))',
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  // What has the focus is not below the names and hours.
  scrollPadding: `${headHeight + 8}px 16px 16px ${nameWidth + 16}px`,
}));

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'flex',
  height: headHeight,
  fontSize: '0.75rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.sand.main,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Corner = styled('div')(({ theme }) => ({
  position: 'sticky',
  left: 0,
  zIndex: 1,
  flex: 'none',
  width: nameWidth,
  backgroundColor: theme.vars.palette.sand.main,
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
}));

const Hour = styled('span')({ position: 'absolute', top: 8, paddingInlineStart: 4, whiteSpace: 'nowrap' });

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

const Closed = styled('div')(({ theme }) => ({
  position: 'absolute',
  bottom: 0,
  height: 16,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  paddingInline: 4,
  lineHeight: '16px',
  color: theme.vars.palette.error.main,
  backgroundColor: theme.vars.palette.error.light,
}));

const Now = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  zIndex: 1,
  width: 2,
  pointerEvents: 'none',
  backgroundColor: theme.vars.palette.primary.main,
}));

interface BoardGridProps {
  board: DispatchBoard;
  layout: BoardLayout;
  view: BoardView;
  onOpen: (ride: BoardRide) => void;
  onMoved: (moved: MovedRide) => void;
  onTaken: (isTaken: boolean) => void;
}

/** Vehicles or drivers below one another, time to the right; names and hours stay in view. */
export function BoardGrid({ board, layout, view, onOpen, onMoved, onTaken }: BoardGridProps) {
  const { t } = useTranslation('dispatch');
  const { place, reachable, onFocus, onKeyDown } = useWalk(layout);
  const changed = useChangedRides(board.rides);
  const scale = scaleOf(view);
  const now = nowOn(board, view);
  useOpenedAt(place, view, scale);
  const width = view.days * minutesOfDay * scale;
  const texts = useRideTexts();
  const shared = useMemo(
    () => ({ texts, changed, onOpen, onFocus, onKeyDown }),
    [texts, changed, onOpen, onFocus, onKeyDown],
  );
  return (
    <Frame
      ref={place}
      role="region"
      aria-label={t(view.by === 'car' ? 'board.label' : 'board.labelByDriver')}
      // Without a ride in it nothing else would let a keyboard scroll it.
      tabIndex={reachable ? undefined : 0}
    >
      <div style={{ position: 'relative', width: nameWidth + width }}>
        <BoardHead board={board} view={view} scale={scale} />
        <BoardMoves
          board={board}
          layout={layout}
          view={view}
          scale={scale}
          nameWidth={nameWidth}
          frame={place}
          onMoved={onMoved}
          onTaken={onTaken}
        >
          {layout.untimed.length > 0 && (
            <Lane role="group" aria-label={t('board.untimed')}>
              <Name>{t('board.untimed')}</Name>
              <Chips>
                {layout.untimed.map((ride) => (
                  <RideButton key={ride.id} {...buttonOf(ride, shared, reachable)} />
                ))}
              </Chips>
            </Lane>
          )}
          {layout.rows.map((row, index) => (
            <BoardLane
              key={row.key}
              row={row}
              index={index}
              by={view.by}
              scale={scale}
              width={width}
              shared={shared}
              // Of the others nothing changes when another ride gets the focus.
              reachable={row.bars.some(({ ride }) => ride.id === reachable) ? reachable : undefined}
            />
          ))}
        </BoardMoves>
        {now !== null && <Now style={{ left: nameWidth + now * scale }} aria-hidden="true" />}
      </div>
    </Frame>
  );
}

/** What all rides of the board have in common. */
type Shared = Omit<RideButtonProps, 'ride' | 'isChanged' | 'tabIndex'> & {
  readonly changed: ReadonlySet<string>;
};

function buttonOf(
  ride: BoardRide,
  { changed, ...shared }: Shared,
  reachable: string | undefined,
): RideButtonProps {
  return { ...shared, ride, isChanged: changed.has(ride.id), tabIndex: ride.id === reachable ? 0 : -1 };
}

interface BoardLaneProps {
  row: BoardRow;
  index: number;
  by: BoardView['by'];
  scale: number;
  width: number;
  shared: Shared;
  /** The ride that Tab reaches, where it is in this row. */
  reachable: string | undefined;
}

const BoardLane = memo(function BoardLane(props: BoardLaneProps) {
  const { row, index, by, scale, width, shared, reachable } = props;
  const { t, i18n } = useTranslation('dispatch');
  const { name, group, isActive, bars, blocks, lanes } = row;
  // Without rides in it, the row of those without a vehicle or driver is only where they are dropped.
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

function BoardHead({ board, view, scale }: { board: DispatchBoard; view: BoardView; scale: number }) {
  const { t } = useTranslation('dispatch');
  const { language } = useStaffLanguage();
  const origin = bakuInstant(view.date, '00:00').getTime();
  const end = view.days * minutesOfDay;
  const minutesAt = (moment: string) => Math.min(end, Math.max(0, (Date.parse(moment) - origin) / 60_000));
  const isWeek = view.days === 7;
  return (
    <Head>
      <Corner />
      <div style={{ position: 'relative', width: end * scale }}>
        {Array.from({ length: isWeek ? 7 : 24 }, (_, index) => (
          <Hour key={index} style={{ left: index * scale * (isWeek ? minutesOfDay : 60) }}>
            {isWeek
              ? formatDay(dayAfter(view.date, index), language)
              : `${String(index).padStart(2, '0')}:00`}
          </Hour>
        ))}
        {board.closedPeriods.map((period) => {
          const [from, until] = [minutesAt(period.startsAt), minutesAt(period.endsAt)];
          const text = t('board.closed', { reason: inLanguage(period, 'reason', language) });
          return (
            <Closed
              key={period.id}
              title={text}
              style={{ left: from * scale, width: (until - from) * scale }}
            >
              {text}
            </Closed>
          );
        })}
      </div>
    </Head>
  );
}

/** Where now is, in minutes from the first day's beginning, as the server read its clock last; null where it is not on the board. */
function nowOn({ now }: DispatchBoard, { date, days }: BoardView): number | null {
  const minutes = (Date.parse(now) - bakuInstant(date, '00:00').getTime()) / 60_000;
  return minutes >= 0 && minutes <= days * minutesOfDay ? minutes : null;
}

/** A day opens an hour before now, another one in the morning. */
function useOpenedAt(
  place: RefObject<HTMLDivElement | null>,
  { date, days }: BoardView,
  scale: number,
): void {
  useLayoutEffect(() => {
    const isToday = date === todayInBaku();
    const minutes = isToday ? (Date.now() - bakuInstant(date, '00:00').getTime()) / 60_000 - 60 : 7 * 60;
    place.current?.scrollTo({ left: days === 7 && !isToday ? 0 : Math.max(0, minutes * scale) });
  }, [place, date, days, scale]);
}
