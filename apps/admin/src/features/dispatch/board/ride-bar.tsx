import { PaymentsRounded as PaidIcon, WarningRounded as ProblemIcon } from '@chauffeur/brand/icons';
import { paymentStateOf, type BoardRide } from '@chauffeur/contracts';
import type { Theme } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { visuallyHidden } from '../../../surfaces/visually-hidden';
import type { Bar } from './board-layout.rules';
import { surnameOf, type RideTexts } from '../ride/ride-texts';

/** Height of a lane and of the bar in it, in px. */
export const laneHeight = 60;
const barHeight = 54;
export const minBarWidth = 24;

const colours = { pending: 'warning', confirmed: 'info', completed: 'success', cancelled: 'error' } as const;

/**
 * How rides look, for the element around all of them: there are hundreds, and a styled component of each part of each
 * would take longer to draw than the board may.
 */
export function rideStyles({ vars: { palette } }: Theme) {
  return {
    '& button[data-ride]': {
      display: 'block',
      position: 'relative',
      overflow: 'hidden',
      boxSizing: 'border-box',
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
      whiteSpace: 'nowrap',
      '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
      // What a bar has no room for, for screen readers.
      '& > small': visuallyHidden,
      '& > i': { position: 'absolute', top: 0, bottom: 0, right: 0, width: 7, cursor: 'ew-resize' },
      '& svg': { fontSize: 14, verticalAlign: -2, marginInlineEnd: 3 },
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
      position: 'absolute',
      height: barHeight,
      borderRadius: 8,
      background: `repeating-linear-gradient(135deg, transparent 0 4px, ${palette.divider} 4px 6px)`,
    },
  } as const;
}

export interface RideButtonProps {
  readonly ride: BoardRide;
  readonly texts: RideTexts;
  readonly isChanged: boolean;
  readonly tabIndex: number;
  readonly onOpen: (ride: BoardRide) => void;
  readonly onFocus: (ride: BoardRide) => void;
  readonly onKeyDown: (event: KeyboardEvent, ride: BoardRide) => void;
}

interface RideBarProps extends RideButtonProps {
  readonly bar: Bar;
  /** Px a minute. */
  readonly scale: number;
}

/** A ride on the time axis, with the time that its vehicle and driver stay occupied hatched behind it. */
export function RideBar({ bar, scale, ...button }: RideBarProps) {
  const { from, until, bufferUntil, lane, startedAt, endsAt } = bar;
  const top = lane * laneHeight + (laneHeight - barHeight) / 2;
  const width = Math.max((until - from) * scale, minBarWidth);
  return (
    <>
      <div
        data-buffer=""
        style={{ left: from * scale, width: Math.max((bufferUntil - from) * scale, width), top }}
      />
      <RideButton
        {...button}
        style={{ position: 'absolute', left: from * scale, width, top }}
        before={startedAt && `← ${startedAt} `}
        after={endsAt && ` → ${endsAt}`}
        hasEdge={!endsAt}
      />
    </>
  );
}

interface PlacedButtonProps extends RideButtonProps {
  readonly style?: React.CSSProperties;
  readonly before?: string | null;
  readonly after?: string | null;
  /** Whether its end is here, which can be dragged. */
  readonly hasEdge?: boolean;
}

/** Who, how many, from where to where, status and the reference's end; it opens the ride's panel. */
export function RideButton({
  ride,
  texts,
  isChanged,
  tabIndex,
  style,
  before,
  after,
  hasEdge = false,
  ...handlers
}: PlacedButtonProps) {
  const { customerName, passengerCount, status, referenceNumber, problems } = ride;
  const name = texts.name(ride);
  const isPaid = paymentStateOf(ride) === 'paid';
  return (
    <button
      type="button"
      data-status={status}
      data-changed={isChanged ? '' : undefined}
      tabIndex={tabIndex}
      style={style}
      title={name}
      data-ride={ride.id}
      onClick={() => handlers.onOpen(ride)}
      onFocus={() => handlers.onFocus(ride)}
      onKeyDown={(event) => handlers.onKeyDown(event, ride)}
    >
      <small>
        {customerName}, {texts.time(ride)},{' '}
      </small>
      <span>
        {problems.length > 0 && <ProblemIcon aria-hidden="true" />}
        <strong>
          {before}
          {surnameOf(customerName)}
          {after}
        </strong>{' '}
        · {passengerCount}
        {isPaid && <PaidIcon aria-hidden="true" />}
      </span>
      <span>{texts.route(ride)}</span>
      <span>
        {texts.status(ride)} · {referenceNumber.slice(-4)}
      </span>
      <small>, {[referenceNumber, ...texts.marks(ride)].join(', ')}</small>
      {hasEdge && <i data-edge="" aria-hidden="true" />}
    </button>
  );
}
