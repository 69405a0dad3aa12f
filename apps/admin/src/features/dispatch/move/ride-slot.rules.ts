import type { SwapRidesRequest } from '@chauffeur/contracts/bookings/changes/swap-rides';
import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import { momentInBaku } from '@chauffeur/contracts/time/today-in-baku';
import type { Move } from '../../../dispatch-display/use-move-ride';
import { endOfRide } from '../ride-end.rules';

/** A vehicle, driver and time for a ride. */
export interface RideSlot {
  readonly vehicleId: string | null;
  readonly driverId: string | null;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly minutes: number;
}

/**
 * Whether a slot is available to a ride: free; tight if only the usual gap between two rides is too short, with the
 * minutes left; or busy because of another ride or a block. References are null for a block.
 */
export type SlotState =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'tight';
      readonly minutes: number;
      readonly earlier: string | null;
      readonly later: string | null;
    }
  | { readonly kind: 'busy'; readonly reference: string | null }
  | { readonly kind: 'inactive' };

interface Occupied extends Pick<BoardRide, 'vehicleId' | 'driverId'> {
  readonly reference: string | null;
  readonly start: number;
  readonly end: number;
  readonly bufferMinutes: number;
}

/**
 * Returns the state of a slot according to the board. The server, which also knows the rides of other days, decides.
 * `leaving` are rides that leave their slot at the same time.
 */
export function slotStateOf(
  board: DispatchBoard,
  ride: BoardRide,
  slot: RideSlot,
  leaving: readonly BoardRide[] = [],
): SlotState {
  if (isInactive(board, ride, slot)) return { kind: 'inactive' };
  const own: Occupied = {
    ...slot,
    reference: ride.referenceNumber,
    end: slot.start + slot.minutes * minuteMs,
    bufferMinutes: bufferAt(ride, slot, leaving),
  };
  const gone = new Set([ride, ...leaving].map(({ id }) => id));
  const others = occupiedOn(board, gone).filter((other) => sharesWith(own, other));
  const over = others.find((other) => other.start < own.end && own.start < other.end);
  if (over) return { kind: 'busy', reference: over.reference };
  const [closest] = others
    .map((other) => (other.start < own.start ? gapBetween(other, own) : gapBetween(own, other)))
    .filter(({ minutes, usual }) => minutes < usual)
    .toSorted((one, other) => one.minutes - other.minutes);
  if (!closest) return { kind: 'free' };
  const { minutes, earlier, later } = closest;
  return { kind: 'tight', minutes, earlier, later };
}

/** Returns the change that moves a ride to a slot on the rows of vehicles or drivers; null if it is already there. */
export function moveToSlot(ride: BoardRide, slot: RideSlot, by: 'car' | 'driver'): Move | null {
  const present = slotOf(ride);
  const [bookingDate, bookingTime] = momentInBaku(new Date(slot.start).toISOString()).split(' ');
  const change: Move = {
    ...(present?.start === slot.start ? {} : { bookingDate, bookingTime }),
    ...(ride.durationMinutes === slot.minutes ? {} : { durationMinutes: slot.minutes }),
    // A ride that gets its first time takes any vehicle unless the change names one or null.
    ...(ride.vehicleId === slot.vehicleId && (present || by === 'driver')
      ? {}
      : { vehicleId: slot.vehicleId }),
    ...(ride.driverId === slot.driverId ? {} : { driverId: slot.driverId }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

/** Returns the change that undoes a move. */
export function undoOfMove(ride: BoardRide, change: Move): Move {
  const { bookingDate, bookingTime, durationMinutes, vehicleId, driverId } = ride;
  return {
    ...('bookingTime' in change ? { bookingDate, bookingTime } : {}),
    ...('durationMinutes' in change ? { durationMinutes } : {}),
    ...('vehicleId' in change || bookingTime === null ? { vehicleId } : {}),
    ...('driverId' in change ? { driverId } : {}),
    // If it was close to another ride before, staff agreed to that then.
    allowTightGap: true,
    tellCustomer: change.tellCustomer ?? false,
    ...acceptanceOf(ride),
  };
}

/**
 * Restores the acceptance of a driver who had accepted the ride. Otherwise undoing a change would ask the driver again.
 */
function acceptanceOf({ driverId, progress }: BoardRide): Pick<Move, 'agreedByPhone'> {
  return driverId && progress.state === 'accepted' ? { agreedByPhone: true } : {};
}

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Returns the request that undoes a swap, from both rides as they were before it and their versions after it. */
export function undoOfSwap(
  [first, second]: readonly [BoardRide, BoardRide],
  swapped: { readonly first: Versioned; readonly second: Versioned },
  what: SwapRidesRequest['what'],
): SwapRidesRequest {
  const backOf = ({ id, version }: Versioned, before: BoardRide) => ({
    id,
    version,
    ...acceptanceOf(before),
  });
  const [backOfFirst, backOfSecond] = [backOf(swapped.first, first), backOf(swapped.second, second)];
  // Without a check of the gaps, as when a move is undone.
  return { first: backOfFirst, second: backOfSecond, what, allowTightGap: true };
}

/** Returns the state of the slots after two rides swap their vehicles or drivers; null if they have nothing to swap. */
export function slotStateAfterSwap(
  board: DispatchBoard,
  first: BoardRide,
  second: BoardRide,
  what: 'vehicle' | 'driver',
): SlotState | null {
  const key = what === 'vehicle' ? 'vehicleId' : 'driverId';
  if (!first[key] || !second[key] || first[key] === second[key]) return null;
  const slots = [first, second].map((ride) => slotOf(ride));
  if (!slots[0] || !slots[1]) return null;
  const states = [
    slotStateOf(board, first, { ...slots[0], [key]: second[key] }, [second]),
    slotStateOf(board, second, { ...slots[1], [key]: first[key] }, [first]),
  ];
  return states.find(({ kind }) => kind !== 'free') ?? { kind: 'free' };
}

/** Returns the rides at the same time that can swap their vehicle or driver with a ride. */
export function swappableWith(
  board: DispatchBoard,
  ride: BoardRide,
  what: 'vehicle' | 'driver',
): BoardRide[] {
  const slot = slotOf(ride);
  if (!slot) return [];
  return board.rides.filter((other) => {
    const its = slotOf(other);
    const meets =
      its &&
      its.start < slot.start + slot.minutes * minuteMs &&
      slot.start < its.start + its.minutes * minuteMs;
    return meets && slotStateAfterSwap(board, ride, other, what)?.kind === 'free';
  });
}

/** Returns a ride's slot; null if it has no time. */
export function slotOf(ride: BoardRide): RideSlot | null {
  if (!ride.startsAt) return null;
  const { vehicleId, driverId, durationMinutes } = ride;
  return { vehicleId, driverId, start: Date.parse(ride.startsAt), minutes: durationMinutes };
}

/** Follows the server: a shortened buffer becomes the usual one again in another slot, except in a swap. */
function bufferAt(ride: BoardRide, slot: RideSlot, leaving: readonly BoardRide[]): number {
  const isElsewhere = slotOf(ride)?.start !== slot.start || ride.vehicleId !== slot.vehicleId;
  const { bufferMinutes, usualBufferMinutes = bufferMinutes } = ride;
  return isElsewhere && leaving.length === 0 ? usualBufferMinutes : bufferMinutes;
}

function isInactive({ vehicles, drivers }: DispatchBoard, ride: BoardRide, slot: RideSlot): boolean {
  const isOff = (
    all: readonly { id: string; isActive: boolean }[],
    id: string | null,
    present: string | null,
  ) => id !== present && all.some((one) => one.id === id && !one.isActive);
  return isOff(vehicles, slot.vehicleId, ride.vehicleId) || isOff(drivers, slot.driverId, ride.driverId);
}

/** Cached for each board, because every step of a moved ride reads it. */
const occupiedByBoard = new WeakMap<DispatchBoard, readonly (Occupied & { readonly id: string })[]>();

function occupiedOn(board: DispatchBoard, gone: ReadonlySet<string>) {
  const known = occupiedByBoard.get(board) ?? readOccupied(board);
  occupiedByBoard.set(board, known);
  return known.filter(({ id }) => !gone.has(id));
}

function readOccupied(board: DispatchBoard) {
  const rides = board.rides.flatMap((ride) => {
    const slot = slotOf(ride);
    if (!slot) return [];
    const { id, referenceNumber: reference, bufferMinutes } = ride;
    const end = endOfRide(ride);
    // A ride that was done well before its planned start occupies nothing.
    if (end + bufferMinutes * minuteMs <= slot.start) return [];
    return { ...slot, id, reference, bufferMinutes, end: Math.max(end, slot.start) };
  });
  const blocks = board.blocks.map(({ id, vehicleId, driverId, startsAt, endsAt }) => ({
    id,
    vehicleId,
    driverId,
    reference: null,
    start: Date.parse(startsAt),
    end: Date.parse(endsAt),
    bufferMinutes: 0,
  }));
  return [...rides, ...blocks];
}

function sharesWith(own: Occupied, other: Occupied): boolean {
  const hasVehicle = own.vehicleId !== null && own.vehicleId === other.vehicleId;
  return hasVehicle || (own.driverId !== null && own.driverId === other.driverId);
}

function gapBetween(earlier: Occupied, later: Occupied) {
  const minutes = Math.round((later.start - earlier.end) / minuteMs);
  return { minutes, usual: earlier.bufferMinutes, earlier: earlier.reference, later: later.reference };
}
