import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import { placeName } from '@chauffeur/contracts/bookings/airport';
import { isPhoneNumber, phoneKey } from '@chauffeur/contracts/bookings/customer';
import type {
  BoardBlock,
  BoardRide,
  BoardVehicle,
  DispatchBoard,
} from '@chauffeur/contracts/dispatch/dispatch-board';
import { languages } from '@chauffeur/contracts/languages/languages';
import { momentInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { vehicleName } from '../../../resources/fleet/vehicles';
import { foldCase } from '../../../text/fold-case';
import type { BoardView } from '../board-view';
import { endOfRide } from '../ride-end.rules';

export const minutesOfDay = 24 * 60;

/** A span on the board within the days shown, in minutes from the beginning of the first day. */
interface Span {
  readonly from: number;
  readonly until: number;
}

export interface Bar extends Span {
  readonly ride: BoardRide;
  /** Until when vehicle and driver stay occupied. */
  readonly bufferUntil: number;
  /** HH:MM if the start is before, or the end after, the days shown. */
  readonly startedAt: string | null;
  readonly endsAt: string | null;
  /** Overlapping bars are in different lanes, one below the other. */
  readonly lane: number;
}

export interface BoardRow {
  readonly key: string;
  /** The vehicle or driver; null for the rides without one. */
  readonly id: string | null;
  readonly name: string | null;
  /** The name of the vehicle's car. */
  readonly group: string | null;
  readonly isActive: boolean;
  readonly bars: readonly Bar[];
  readonly blocks: readonly (Span & { readonly block: BoardBlock })[];
  readonly lanes: number;
}

export interface BoardLayout {
  readonly untimed: readonly BoardRide[];
  /** A row of rides without a vehicle or driver, which is a drop target too, then one for each vehicle or driver. */
  readonly rows: readonly BoardRow[];
  readonly rideCount: number;
}

/** Computes the rows and bars of a board. `minBarMinutes` is the width of the narrowest bar, in minutes. */
export function layOutBoard(
  board: DispatchBoard,
  view: Omit<BoardView, 'rideId'>,
  minBarMinutes: number,
): BoardLayout {
  const rides = board.rides.filter((ride) => isShown(ride, view, board));
  const days = shownDays(view);
  const resourceOf = ({ vehicleId, driverId }: { vehicleId: string | null; driverId: string | null }) =>
    view.by === 'car' ? vehicleId : driverId;
  const ridesOf = Map.groupBy(rides, resourceOf);
  const blocksOf = Map.groupBy(board.blocks, resourceOf);
  const rowOf = (resource: Resource): BoardRow => {
    const bars = (ridesOf.get(resource.id) ?? []).flatMap((ride) => barOf(ride, days, minBarMinutes) ?? []);
    const inOwnLanes = inLanes(bars, minBarMinutes);
    const blocks = resource.id === null ? [] : (blocksOf.get(resource.id) ?? []);
    return {
      ...resource,
      key: resource.id ?? 'none',
      bars: inOwnLanes,
      blocks: blocks.flatMap((block) => spanOfBlock(block, days) ?? []),
      lanes: Math.max(1, ...inOwnLanes.map(({ lane }) => lane + 1)),
    };
  };
  // Search results are in few rows, among which empty rows would hide them.
  const isNarrowed = view.q !== '' || view.hasProblems;
  const without = rowOf({ id: null, name: null, group: null, isActive: true });
  return {
    untimed: rides.filter(({ startsAt }) => startsAt === null),
    rows: [
      ...(without.bars.length > 0 || !isNarrowed ? [without] : []),
      ...resourcesOf(board, view)
        .map(rowOf)
        .filter(({ bars }) => !isNarrowed || bars.length > 0),
    ],
    rideCount: rides.length,
  };
}

/** The vehicle or driver of a row; null ids mean that there is none. */
type Resource = Pick<BoardRow, 'id' | 'name' | 'group' | 'isActive'>;

function resourcesOf(board: DispatchBoard, view: Pick<BoardView, 'by' | 'carId'>): Resource[] {
  if (view.by === 'driver') {
    return board.drivers.map(({ id, name, isActive }) => ({ id, name, group: null, isActive }));
  }
  return vehiclesByCar(board, view).map((vehicle) => ({
    id: vehicle.id,
    name: vehicleName(vehicle),
    group: nameOfCar(vehicle, board),
    isActive: vehicle.isActive,
  }));
}

interface ShownDays {
  /** In minutes from the beginning of the first day. */
  readonly end: number;
  readonly minutesAt: (moment: number) => number;
}

function shownDays({ date, days }: Pick<BoardView, 'date' | 'days'>): ShownDays {
  const origin = bakuInstant(date, '00:00').getTime();
  return { end: days * minutesOfDay, minutesAt: (moment) => (moment - origin) / 60_000 };
}

/** Null for a ride without a time. */
function barOf(
  ride: BoardRide,
  { end, minutesAt }: ShownDays,
  minBarMinutes: number,
): Omit<Bar, 'lane'> | null {
  if (!ride.startsAt || !ride.endsAt) return null;
  const [from, until] = [minutesAt(Date.parse(ride.startsAt)), minutesAt(Date.parse(ride.endsAt))];
  return {
    ride,
    // Keeps the narrowest bar within the board when a ride begins just before its end.
    from: Math.max(0, Math.min(from, end - minBarMinutes)),
    until: Math.min(end, until),
    bufferUntil: Math.min(end, Math.max(until, minutesAt(endOfRide(ride)) + ride.bufferMinutes)),
    startedAt: from < 0 ? timeInBaku(ride.startsAt) : null,
    endsAt: until > end ? timeInBaku(ride.endsAt) : null,
  };
}

/** Null outside of the days shown. */
function spanOfBlock(block: BoardBlock, { end, minutesAt }: ShownDays): BoardRow['blocks'][number] | null {
  const from = Math.max(0, minutesAt(Date.parse(block.startsAt)));
  const until = Math.min(end, minutesAt(Date.parse(block.endsAt)));
  return from < until ? { block, from, until } : null;
}

/** HH:MM in Baku's time zone. */
export function timeInBaku(moment: string): string {
  return momentInBaku(moment).slice(11);
}

/** Returns the name of a vehicle's car, taken from one of its rides while the catalogue is unavailable. */
export function nameOfCar(
  { carId, carName }: Pick<BoardVehicle, 'carId' | 'carName'>,
  { rides }: DispatchBoard,
): string {
  return carName ?? rides.find((ride) => ride.carId === carId)?.carName ?? '';
}

/** The name of a vehicle as in the board's rows: `Toyota Camry · 1 · 90-AA-123`. */
export function nameOfVehicle(vehicle: BoardVehicle, board: DispatchBoard): string {
  return [nameOfCar(vehicle, board), vehicleName(vehicle)].filter(Boolean).join(' · ');
}

function vehiclesByCar(board: DispatchBoard, { carId }: Pick<BoardView, 'carId'>): BoardVehicle[] {
  return board.vehicles
    .filter((vehicle) => !carId || vehicle.carId === carId)
    .map((vehicle, index) => ({ vehicle, index, group: nameOfCar(vehicle, board) }))
    .toSorted((one, other) => one.group.localeCompare(other.group) || one.index - other.index)
    .map(({ vehicle }) => vehicle);
}

function isShown(
  ride: BoardRide,
  { q, carId, hasProblems }: Pick<BoardView, 'q' | 'carId' | 'hasProblems'>,
  { vehicles }: DispatchBoard,
): boolean {
  // Filters by the row of the ride, since its vehicle may be of another car than was booked.
  const vehicle = vehicles.find(({ id }) => id === ride.vehicleId);
  if (carId && (vehicle ?? ride).carId !== carId) return false;
  if (hasProblems && ride.problems.length + ride.driverProblems.length === 0) return false;
  const { customerName, customerPhone, referenceNumber, pickupLocation, dropoffLocation, flightNumber } =
    ride;
  // However it is written; only rides of today and tomorrow have one.
  if (customerPhone && isPhoneNumber(q) && phoneKey(customerPhone) === phoneKey(q)) return true;
  // Place names as shown on the bars, in each language.
  const places = languages.flatMap((language) =>
    [pickupLocation, dropoffLocation].map((place) => placeName(place, language)),
  );
  const searched = [customerName, referenceNumber, ...places, flightNumber].join('\n');
  return foldCase(searched).includes(foldCase(q));
}

function inLanes(bars: readonly Omit<Bar, 'lane'>[], minBarMinutes: number): Bar[] {
  /** The end of the last bar in each lane, as drawn. */
  const drawn: number[] = [];
  return bars
    .toSorted((one, other) => one.from - other.from)
    .map((bar) => {
      const free = drawn.findIndex((until) => until <= bar.from);
      const lane = free === -1 ? drawn.length : free;
      drawn[lane] = Math.max(bar.until, bar.from + minBarMinutes);
      return { ...bar, lane };
    });
}
