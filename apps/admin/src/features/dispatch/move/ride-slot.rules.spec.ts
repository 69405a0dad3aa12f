import {
  dispatchBoard,
  type BoardRide,
  type DispatchBoard,
} from '@chauffeur/contracts/dispatch/dispatch-board';
import { noProgress } from '@chauffeur/contracts/bookings/crew/ride-state';
import { describe, expect, it } from '@jest/globals';
import { aBoardRide, camry, driverId, vehicleId } from '../../../dispatch-display/board-ride.fixture';
import {
  undoOfMove,
  moveToSlot,
  slotOf,
  slotStateOf,
  undoOfSwap,
  slotStateAfterSwap,
  swappableWith,
  type RideSlot,
  type SlotState,
} from './ride-slot.rules';

const otherId = crypto.randomUUID();
const at = (time: string) => Date.parse(`2031-05-01T${time}:00+04:00`);
const between = (from: string, until: string) => ({
  startsAt: new Date(at(from)).toISOString(),
  endsAt: new Date(at(until)).toISOString(),
  durationMinutes: (at(until) - at(from)) / 60_000,
});

const boardOf = (rides: BoardRide[], more: Partial<DispatchBoard> = {}): DispatchBoard =>
  dispatchBoard.parse({
    now: '2031-05-01T06:00:00.000Z',
    vehicles: [camry, { ...camry, id: otherId, label: '2' }],
    drivers: [{ id: driverId, name: 'Anar', isActive: true }],
    rides,
    isTruncated: false,
    ...more,
  });

/** 14:00 to 15:00 in vehicle 2, then occupied until 15:30. */
const ride = aBoardRide({ vehicleId: otherId, referenceNumber: 'BK20310401-MVEDRDES' });
const there = aBoardRide(between('10:00', '11:00'));
const slotAt = (time: string, fields: Partial<RideSlot> = {}): RideSlot => ({
  vehicleId,
  driverId: null,
  start: at(time),
  minutes: 60,
  ...fields,
});
const stateAt = (time: string, board = boardOf([ride, there])): SlotState =>
  slotStateOf(board, ride, slotAt(time));

describe('a slot for a ride', () => {
  it('is free up to and from the usual time between two rides', () => {
    expect(stateAt('08:30')).toEqual({ kind: 'free' });
    expect(stateAt('11:30')).toEqual({ kind: 'free' });
  });

  it('is tight with less than that, before or after, and says how much is left between which', () => {
    const names = [ride.referenceNumber, there.referenceNumber];
    expect(stateAt('08:40')).toEqual({ kind: 'tight', minutes: 20, earlier: names[0], later: names[1] });
    expect(stateAt('11:10')).toEqual({ kind: 'tight', minutes: 10, earlier: names[1], later: names[0] });
    expect(stateAt('11:00')).toMatchObject({ kind: 'tight', minutes: 0 });
    expect(stateAt('09:00')).toMatchObject({ kind: 'tight', minutes: 0 });
    const next = aBoardRide(between('12:25', '13:00'));
    expect(stateAt('11:20', boardOf([ride, there, next]))).toMatchObject({ kind: 'tight', minutes: 5 });
  });

  it('is tight for a ride whose usual buffer applies again elsewhere', () => {
    const short = aBoardRide({ ...between('08:00', '09:00'), bufferMinutes: 5, usualBufferMinutes: 30 });
    const next = aBoardRide(between('09:05', '10:00'));
    const state = (slot: Partial<RideSlot>) =>
      slotStateOf(boardOf([short, next, ride]), short, { ...slotAt('08:00'), ...slot });
    expect(state({}).kind).toBe('free');
    expect(state({ driverId }).kind).toBe('free');
    expect(state({ start: at('07:55') })).toMatchObject({ kind: 'tight', minutes: 10 });
    expect(state({ start: at('12:50'), vehicleId: otherId })).toMatchObject({ kind: 'tight', minutes: 10 });
    const here = { ...short, ...between('12:50', '13:50') };
    expect(slotStateAfterSwap(boardOf([here, ride]), here, ride, 'vehicle')).toEqual({ kind: 'free' });
  });

  it('is busy where another ride is, of the vehicle or of the driver, and free where the ride itself is', () => {
    expect(stateAt('10:55')).toEqual({ kind: 'busy', reference: there.referenceNumber });
    const driven = aBoardRide({ ...between('10:00', '11:00'), vehicleId: crypto.randomUUID(), driverId });
    const slot = slotAt('10:30', { vehicleId: null, driverId });
    expect(slotStateOf(boardOf([ride, driven]), ride, slot).kind).toBe('busy');
    expect(slotStateOf(boardOf([ride]), ride, slotAt('14:15', { vehicleId: otherId })).kind).toBe('free');
    expect(slotStateOf(boardOf([ride, there]), ride, slotAt('10:30', { vehicleId: null })).kind).toBe('free');
    const elsewhere = aBoardRide({ ...between('10:00', '11:00'), vehicleId: null });
    const board = boardOf([ride, elsewhere, { ...elsewhere, vehicleId: otherId }]);
    expect(slotStateOf(board, ride, slotAt('10:30', { vehicleId: null })).kind).toBe('free');
    expect(slotStateOf(board, ride, slotAt('10:30')).kind).toBe('free');
  });

  it('is free the usual time after its driver is done with a longer ride', () => {
    const progress = { ...noProgress, state: 'done', since: new Date(at('10:20')).toISOString() } as const;
    const done = aBoardRide({ ...between('10:00', '13:00'), progress });
    expect(stateAt('10:50', boardOf([ride, done]))).toEqual({ kind: 'free' });
    expect(stateAt('10:30', boardOf([ride, done]))).toMatchObject({ kind: 'tight', minutes: 10 });
    expect(stateAt('10:10', boardOf([ride, done]))).toMatchObject({ kind: 'busy' });
    const long = aBoardRide({ ...between('14:00', '17:00'), progress });
    expect(stateAt('14:00', boardOf([ride, long]))).toEqual({ kind: 'free' });
  });

  it('is busy where the vehicle is blocked or inactive', () => {
    const times = { startsAt: between('10:00', '11:00').startsAt, endsAt: between('10:00', '11:00').endsAt };
    const block = {
      id: crypto.randomUUID(),
      vehicleId,
      driverId: null,
      kind: 'repair',
      notes: null,
      ...times,
    };
    const blocked = boardOf([], { blocks: [block] });
    expect(stateAt('10:30', blocked)).toEqual({ kind: 'busy', reference: null });
    expect(stateAt('11:00', blocked)).toEqual({ kind: 'free' });
    const inactive = boardOf([], {
      vehicles: [
        { ...camry, id: otherId },
        { ...camry, isActive: false },
      ],
    });
    expect(stateAt('10:30', inactive)).toEqual({ kind: 'inactive' });
  });
});

describe('what is sent', () => {
  it('is only what differs, and can be taken back', () => {
    expect(moveToSlot(ride, slotAt('14:00', { vehicleId: otherId }), 'car')).toBeNull();
    const change = moveToSlot(ride, slotAt('15:30'), 'car');
    expect(change).toEqual({ bookingDate: '2031-05-01', bookingTime: '15:30', vehicleId });
    expect(undoOfMove(ride, { ...change, tellCustomer: true, allowTightGap: true })).toEqual({
      bookingDate: '2031-05-01',
      bookingTime: '14:00',
      vehicleId: otherId,
      allowTightGap: true,
      tellCustomer: true,
    });
    const accepted = {
      ...ride,
      driverId: otherId,
      progress: { ...ride.progress, state: 'accepted' as const },
    };
    expect(undoOfMove(accepted, { driverId: null })).toEqual({
      driverId: otherId,
      allowTightGap: true,
      tellCustomer: false,
      agreedByPhone: true,
    });
    const longer = moveToSlot(ride, slotAt('14:00', { vehicleId: otherId, minutes: 75 }), 'car');
    expect(longer).toEqual({ durationMinutes: 75 });
    expect(undoOfMove(ride, longer ?? {})).toEqual({
      durationMinutes: 60,
      allowTightGap: true,
      tellCustomer: false,
    });
  });

  it('leaves the buffer of a ride to the server, which knows the usual one', () => {
    const { bookingDate, bookingTime } = ride;
    const form = { bookingDate, bookingTime, vehicleId: otherId, durationMinutes: 75, allowTightGap: true };
    // A shorter one that staff agreed to before would become the usual one.
    expect(undoOfMove(ride, form)).not.toHaveProperty('bufferMinutes');
    expect(undoOfMove(ride, { driverId: null, allowTightGap: true })).not.toHaveProperty('bufferMinutes');
  });

  it('takes an exchange back on the versions that it made, agreed as the rides were before', () => {
    const accepted = { ...ride, progress: { ...ride.progress, state: 'accepted' as const }, driverId };
    const offered = {
      ...there,
      progress: { ...there.progress, state: 'offered' as const },
      driverId: otherId,
    };
    const swapped = { first: { ...accepted, version: 5 }, second: { ...offered, version: 7 } };
    expect(undoOfSwap([accepted, offered], swapped, 'driver')).toEqual({
      first: { id: ride.id, version: 5, agreedByPhone: true },
      second: { id: there.id, version: 7 },
      what: 'driver',
      allowTightGap: true,
    });
  });

  it('names the vehicle, or none, of a ride that gets its time on a row of vehicles', () => {
    const untimed = aBoardRide({ startsAt: null, endsAt: null, bookingTime: null, vehicleId: null });
    const nowhere = slotAt('09:00', { vehicleId: null });
    expect(moveToSlot(untimed, nowhere, 'car')).toMatchObject({ bookingTime: '09:00', vehicleId: null });
    expect(moveToSlot(untimed, nowhere, 'driver')).not.toHaveProperty('vehicleId');
  });
});

describe('a swap', () => {
  it('is possible for rides of one time where both are free then', () => {
    const first = aBoardRide();
    expect(slotStateAfterSwap(boardOf([first, ride]), first, ride, 'vehicle')).toEqual({ kind: 'free' });
    expect(swappableWith(boardOf([first, ride, there]), first, 'vehicle')).toEqual([ride]);
    const next = aBoardRide(between('15:30', '16:30'));
    const long = aBoardRide({ ...between('14:00', '16:00'), vehicleId: otherId });
    expect(slotStateAfterSwap(boardOf([first, long, next]), first, long, 'vehicle')?.kind).toBe('busy');
    expect(slotStateAfterSwap(boardOf([first, ride]), first, ride, 'driver')).toBeNull();
    expect(slotStateAfterSwap(boardOf([first, there]), first, there, 'vehicle')).toBeNull();
    expect(slotOf(first)).toMatchObject({ vehicleId, minutes: 60 });
  });

  it('is not proposed with a ride of another time, nor without a time or a vehicle', () => {
    const first = aBoardRide();
    const others = [
      aBoardRide({ ...between('10:00', '11:00'), vehicleId: otherId }),
      aBoardRide({ ...between('13:00', '14:00'), vehicleId: otherId, bufferMinutes: 0 }),
      aBoardRide({ ...between('15:00', '16:00'), vehicleId: otherId }),
    ];
    const short = { ...first, bufferMinutes: 0 };
    expect(swappableWith(boardOf([short, ...others]), short, 'vehicle')).toEqual([]);
    const untimed = aBoardRide({ startsAt: null, endsAt: null, bookingTime: null });
    expect(swappableWith(boardOf([untimed, ride]), untimed, 'vehicle')).toEqual([]);
    expect(slotStateAfterSwap(boardOf([untimed, ride]), untimed, ride, 'vehicle')).toBeNull();
    const without = aBoardRide({ vehicleId: null });
    expect(slotStateAfterSwap(boardOf([without, ride]), without, ride, 'vehicle')).toBeNull();
  });
});
