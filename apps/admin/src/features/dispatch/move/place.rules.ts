import type { SwapRidesRequest } from '@chauffeur/contracts/bookings/changes/swap-rides';
import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { minuteMs } from '@chauffeur/contracts/durations';
import { momentInBaku } from '@chauffeur/contracts/today-in-baku';
import type { Move } from '../../../dispatch-display/use-move-ride';
import { endOfRide } from '../ride-end.rules';

/** Where a ride would be. */
export interface Place {
  readonly vehicleId: string | null;
  readonly driverId: string | null;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly minutes: number;
}

/**
 * What a place is to a ride: free; tight where only the usual time between two rides is missing, with the minutes
 * that would be left; busy where another ride or a block has it. References are null of a block.
 */
export type PlaceState =
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
 * What the board knows of a place for a ride; the server, which knows rides of other days too, decides. The rides that
 * leave their place at the same time are `leaving`.
 */
export function stateOf(
  board: DispatchBoard,
  ride: BoardRide,
  place: Place,
  leaving: readonly BoardRide[] = [],
): PlaceState {
  if (isInactive(board, ride, place)) return { kind: 'inactive' };
  const own: Occupied = {
    ...place,
    reference: ride.referenceNumber,
    end: place.start + place.minutes * minuteMs,
    bufferMinutes: bufferAt(ride, place, leaving),
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

/** What is sent to bring a ride to a place on the rows of vehicles or drivers; null where it is there already. */
export function changeTo(ride: BoardRide, place: Place, by: 'car' | 'driver'): Move | null {
  const present = placeOf(ride);
  const [bookingDate, bookingTime] = momentInBaku(new Date(place.start).toISOString()).split(' ');
  const change: Move = {
    ...(present?.start === place.start ? {} : { bookingDate, bookingTime }),
    ...(ride.durationMinutes === place.minutes ? {} : { durationMinutes: place.minutes }),
    // One that gets its time takes any vehicle, unless one or none is named.
    ...(ride.vehicleId === place.vehicleId && (present || by === 'driver')
      ? {}
      : { vehicleId: place.vehicleId }),
    ...(ride.driverId === place.driverId ? {} : { driverId: place.driverId }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

/** What is sent to take a change of a ride back. */
export function changeBack(ride: BoardRide, change: Move): Move {
  const { bookingDate, bookingTime, durationMinutes, vehicleId, driverId } = ride;
  return {
    ...('bookingTime' in change ? { bookingDate, bookingTime } : {}),
    ...('durationMinutes' in change ? { durationMinutes } : {}),
    ...('vehicleId' in change || bookingTime === null ? { vehicleId } : {}),
    ...('driverId' in change ? { driverId } : {}),
    // Where it was close to another ride before, that was agreed to then.
    allowTightGap: true,
    tellCustomer: change.tellCustomer ?? false,
    ...agreedAgain(ride),
  };
}

/** A driver who had accepted the ride as it was, and whom a change that is taken back has asked again, needs not accept it once more. */
function agreedAgain({ driverId, progress }: BoardRide): Pick<Move, 'agreedByPhone'> {
  return driverId && progress.state === 'accepted' ? { agreedByPhone: true } : {};
}

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** What is sent to take an exchange of two rides back; they are given as they were before, `swapped` is what it made of them. */
export function swapBack(
  [first, second]: readonly [BoardRide, BoardRide],
  swapped: { readonly first: Versioned; readonly second: Versioned },
  what: SwapRidesRequest['what'],
): SwapRidesRequest {
  const backOf = ({ id, version }: Versioned, before: BoardRide) => ({ id, version, ...agreedAgain(before) });
  const [backOfFirst, backOfSecond] = [backOf(swapped.first, first), backOf(swapped.second, second)];
  // Where they were, as a move back.
  return { first: backOfFirst, second: backOfSecond, what, allowTightGap: true };
}

/** The places of two rides after they have exchanged their vehicles or drivers; null where there is nothing to exchange. */
export function swapOf(
  board: DispatchBoard,
  first: BoardRide,
  second: BoardRide,
  what: 'vehicle' | 'driver',
): PlaceState | null {
  const key = what === 'vehicle' ? 'vehicleId' : 'driverId';
  if (!first[key] || !second[key] || first[key] === second[key]) return null;
  const places = [first, second].map((ride) => placeOf(ride));
  if (!places[0] || !places[1]) return null;
  const states = [
    stateOf(board, first, { ...places[0], [key]: second[key] }, [second]),
    stateOf(board, second, { ...places[1], [key]: first[key] }, [first]),
  ];
  return states.find(({ kind }) => kind !== 'free') ?? { kind: 'free' };
}

/** The rides of a ride's time that can exchange their vehicle or driver with it. */
export function swappableWith(
  board: DispatchBoard,
  ride: BoardRide,
  what: 'vehicle' | 'driver',
): BoardRide[] {
  const place = placeOf(ride);
  if (!place) return [];
  return board.rides.filter((other) => {
    const its = placeOf(other);
    const meets =
      its &&
      its.start < place.start + place.minutes * minuteMs &&
      place.start < its.start + its.minutes * minuteMs;
    return meets && swapOf(board, ride, other, what)?.kind === 'free';
  });
}

/** Where a ride is; null without a time. */
export function placeOf(ride: BoardRide): Place | null {
  if (!ride.startsAt) return null;
  const { vehicleId, driverId, durationMinutes } = ride;
  return { vehicleId, driverId, start: Date.parse(ride.startsAt), minutes: durationMinutes };
}

/** As the server has it: a ride whose buffer was shortened has the usual one again elsewhere, but keeps it when it is exchanged. */
function bufferAt(ride: BoardRide, place: Place, leaving: readonly BoardRide[]): number {
  const isElsewhere = placeOf(ride)?.start !== place.start || ride.vehicleId !== place.vehicleId;
  const { bufferMinutes, usualBufferMinutes = bufferMinutes } = ride;
  return isElsewhere && leaving.length === 0 ? usualBufferMinutes : bufferMinutes;
}

function isInactive({ vehicles, drivers }: DispatchBoard, ride: BoardRide, place: Place): boolean {
  const isOff = (
    all: readonly { id: string; isActive: boolean }[],
    id: string | null,
    present: string | null,
  ) => id !== present && all.some((one) => one.id === id && !one.isActive);
  return isOff(vehicles, place.vehicleId, ride.vehicleId) || isOff(drivers, place.driverId, ride.driverId);
}

/** What the rides and blocks of a board occupy, by the board: asked with each step of a ride that is moved. */
const occupiedByBoard = new WeakMap<DispatchBoard, readonly (Occupied & { readonly id: string })[]>();

function occupiedOn(board: DispatchBoard, gone: ReadonlySet<string>) {
  const known = occupiedByBoard.get(board) ?? readOccupied(board);
  occupiedByBoard.set(board, known);
  return known.filter(({ id }) => !gone.has(id));
}

function readOccupied(board: DispatchBoard) {
  const rides = board.rides.flatMap((ride) => {
    const place = placeOf(ride);
    if (!place) return [];
    const { id, referenceNumber: reference, bufferMinutes } = ride;
    const end = endOfRide(ride);
    // One that was done well before it should have begun occupies nothing.
    if (end + bufferMinutes * minuteMs <= place.start) return [];
    return { ...place, id, reference, bufferMinutes, end: Math.max(end, place.start) };
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
