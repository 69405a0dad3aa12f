import {
  CheckRounded as AgreedIcon,
  PaymentsRounded as PaidIcon,
  plainIcon,
  WarningRounded as ProblemIcon,
} from '@chauffeur/brand/icons';
import { paymentStateOf } from '@chauffeur/contracts/bookings/prices/booking-payments';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import type { Theme } from '@mui/material/styles';
import type { Bar } from '../board-layout/board-layout.rules';
import { edgeWidth, minBarWidth, nameWidth } from '../board-layout/board-size';
import { hasDriverAccepted, surnameOf, type RideTexts } from '../ride-texts';

/** Height within its lane, in px. */
const barHeight = 54;
/** Bars narrower than this, in px, have room only for a vertical name. */
const narrowBarWidth = 44;
/**
 * Bars from this width, in px, have sticky text, because their beginning may be scrolled out of view. Each is a layer that
 * is composited in every frame, so only a ride of three hours or more has it on the board of a day.
 */
const longBarWidth = 288;

const colours = { pending: 'warning', confirmed: 'info', completed: 'success', cancelled: 'error' } as const;

/**
 * Styles of rides, for the element around all of them. With hundreds of rides, a styled component for each part of each
 * ride would exceed the board's time to render. Only the few long rides have positioned elements, because every frame of
 * the board has to process each of those.
 */
export function rideStyles({ vars: { palette } }: Theme) {
  return {
    '& button[data-ride]': {
      height: barHeight,
      margin: 0,
      minWidth: minBarWidth,
      padding: '2px 6px',
      borderRadius: 8,
      border: '1px solid',
      borderInlineStartWidth: 4,
      cursor: 'pointer',
      userSelect: 'none',
      fontFamily: 'inherit',
      fontSize: '0.75rem',
      lineHeight: '16px',
      textAlign: 'start',
      '& > span': { display: 'block', overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'pre' },
      '&[data-edge]::before': {
        content: '""',
        float: 'right',
        width: edgeWidth,
        height: barHeight - 2,
        margin: '-2px -6px',
        cursor: 'ew-resize',
      },
      '&[data-narrow]': {
        paddingInline: 1,
        overflow: 'clip',
        '& > span': { writingMode: 'vertical-lr', height: '100%' },
      },
      '&[data-long] > span': {
        position: 'sticky',
        insetInlineStart: nameWidth + 6,
        width: 'fit-content',
        maxWidth: '100%',
      },
      '& svg': { width: 14, height: 14, fill: 'currentColor', verticalAlign: -2, marginInlineEnd: 3 },
      // Otherwise an Arabic name would reverse the number of passengers next to it.
      '& strong': { unicodeBidi: 'isolate' },
      '& strong ~ svg': { marginInlineStart: 4 },
    },
    ...Object.fromEntries(
      Object.entries(colours).map(([status, colour]) => [
        `& button[data-status="${status}"]`,
        {
          color: palette[colour].main,
          borderColor: palette[colour].main,
          backgroundColor: palette[colour].light,
          ...(status === 'pending' && { borderStyle: 'dashed', borderInlineStartStyle: 'solid' }),
        },
      ]),
    ),
    '& button[data-changed]': { boxShadow: `0 0 0 3px ${palette.primary.main}` },
    '& [data-buffer]': {
      height: barHeight,
      borderRadius: 8,
      // Visible in high contrast, which omits the hatching.
      border: '1px dashed transparent',
      background: `repeating-linear-gradient(135deg, transparent 0 4px, ${palette.divider} 4px 6px)`,
    },
  } as const;
}

const problemMark = plainIcon(ProblemIcon);
const paidMark = plainIcon(PaidIcon);
const agreedMark = plainIcon(AgreedIcon);

export interface RideButtonProps {
  readonly ride: BoardRide;
  readonly texts: RideTexts;
  /** The day of the ride, if the board shows several days. */
  readonly day: string | null;
  readonly isChanged: boolean;
  readonly tabIndex: number;
}

interface RideBarProps extends RideButtonProps {
  readonly bar: Bar;
  /** Px per minute. */
  readonly scale: number;
}

/** A ride on the time axis. Behind it, the time until its vehicle and driver are free is hatched. */
export function RideBar({ bar, scale, ...button }: RideBarProps) {
  const { from, until, bufferUntil, lane, startedAt, endsAt } = bar;
  const width = Math.max((until - from) * scale, minBarWidth);
  // Bar and buffer share a cell of the row's grid.
  const place = { gridArea: `${lane + 1} / 1`, marginLeft: from * scale };
  return (
    <>
      <div data-buffer="" style={{ ...place, width: Math.max((bufferUntil - from) * scale, width) }} />
      <RideButton
        {...button}
        style={{ ...place, width }}
        before={startedAt && `← ${startedAt}`}
        after={endsAt && `→ ${endsAt}`}
        isNarrow={width < narrowBarWidth}
        isLong={width >= longBarWidth}
        hasEdge={!endsAt}
      />
    </>
  );
}

interface PlacedButtonProps extends RideButtonProps {
  readonly style?: React.CSSProperties;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly isNarrow?: boolean;
  readonly isLong?: boolean;
  /** Whether the ride's end is shown, which can be dragged. */
  readonly hasEdge?: boolean;
}

/** Shows customer, passengers, route, status and the reference's last characters. Events are handled on the board. */
export function RideButton(props: PlacedButtonProps) {
  const { ride, texts, day, isChanged, tabIndex, style, before, after } = props;
  const { isNarrow = false, isLong = false, hasEdge = false } = props;
  const { customerName, passengerCount, status, referenceNumber, problems, driverProblems } = ride;
  // For a ride without a time, the day is shown nowhere else.
  const who = [ride.startsAt ? null : day, before, surnameOf(customerName), after].filter(Boolean).join(' ');
  const shortState = texts.shortState(ride);
  const route = texts.route(ride);
  const count = ` · ${passengerCount}`;
  const state = `${shortState} · ${referenceNumber.slice(-4)}`;
  const isPaid = paymentStateOf(ride) === 'paid';
  const isAgreed = hasDriverAccepted(ride);
  return (
    <button
      type="button"
      data-status={status}
      data-changed={isChanged ? '' : undefined}
      tabIndex={tabIndex}
      style={style}
      // All that is visible, and what the bar has no room for.
      aria-label={[
        customerName,
        ...(day ? [day] : []),
        texts.time(ride),
        `${who} · ${passengerCount} ${route} ${state}`,
        ...(shortState === texts.status(ride) ? [] : [texts.status(ride)]),
        referenceNumber,
        ...texts.marks(ride),
      ].join(', ')}
      data-ride={ride.id}
      data-edge={hasEdge ? '' : undefined}
      data-narrow={isNarrow ? '' : undefined}
      data-long={isLong ? '' : undefined}
    >
      {/* Keyed by its texts: browser translation may have replaced the text nodes. */}
      <span key={`${count} ${route} ${state} ${isPaid} ${isAgreed}`}>
        {problems.length + driverProblems.length > 0 && problemMark}
        <strong>{who}</strong>
        {/* Three lines in as few text nodes as the marks between them allow. */}
        {isPaid || isAgreed ? (
          <>
            {count}
            {isPaid && paidMark}
            {`\n${route}\n`}
            {isAgreed && agreedMark}
            {state}
          </>
        ) : (
          `${count}\n${route}\n${state}`
        )}
      </span>
    </button>
  );
}
