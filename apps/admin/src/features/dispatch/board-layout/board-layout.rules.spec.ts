import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import {
  dispatchBoard,
  type BoardRide,
  type DispatchBoard,
} from '@chauffeur/contracts/dispatch/dispatch-board';
import { noProgress } from '@chauffeur/contracts/bookings/crew/ride-state';
import { describe, expect, it } from '@jest/globals';
import { byUrgency } from '../../../dispatch-display/attention.rules';
import {
  aBoardRide,
  camry,
  camryId,
  driverId,
  vehicleId,
} from '../../../dispatch-display/board-ride.fixture';
import { boardView as view } from '../board-view.fixture';
import { layOutBoard, nameOfVehicle } from './board-layout.rules';
import { phaseOf } from '../list/ride-phase.rules';

const boardOf = (rides: DispatchBoard['rides']): DispatchBoard =>
  dispatchBoard.parse({
    now: '2031-05-01T06:00:00.000Z',
    vehicles: [camry],
    drivers: [{ id: driverId, name: 'Anar', isActive: true }],
    rides,
    isTruncated: false,
  });

const late = aBoardRide({
  startsAt: '2031-05-01T19:30:00.000Z',
  endsAt: '2031-05-01T23:30:00.000Z',
  bufferMinutes: 30,
});

describe('the layout of the board', () => {
  it('ends a ride over midnight with its time, and begins the next day with it [I-7]', () => {
    const [, first] = layOutBoard(boardOf([late]), view, 15).rows;
    expect(first?.bars[0]).toMatchObject({ from: 1410, until: 1440, startedAt: null, endsAt: '03:30' });
    const [, next] = layOutBoard(boardOf([late]), { ...view, date: '2031-05-02' }, 15).rows;
    expect(next?.bars[0]).toMatchObject({ from: 0, until: 210, bufferUntil: 240, startedAt: '23:30' });
    const [, both] = layOutBoard(boardOf([late]), { ...view, days: 7 }, 15).rows;
    expect(both?.bars[0]).toMatchObject({ from: 1410, until: 1650, startedAt: null, endsAt: null });
  });

  it('has room to click a ride that begins just before midnight', () => {
    const last = aBoardRide({ startsAt: '2031-05-01T19:56:00.000Z', endsAt: '2031-05-01T21:00:00.000Z' });
    const [, row] = layOutBoard(boardOf([last]), view, 15).rows;
    expect(row?.bars[0]).toMatchObject({ from: 1425, until: 1440, startedAt: null, endsAt: '01:00' });
  });

  it('has rides without a vehicle first, in lanes where they overlap, and those without a time apart', () => {
    const [one, other] = [aBoardRide({ vehicleId: null }), aBoardRide({ vehicleId: null })];
    const untimed = aBoardRide({ startsAt: null, endsAt: null, bookingTime: null, vehicleId: null });
    const { rows, untimed: apart } = layOutBoard(boardOf([untimed, one, other, late]), view, 15);
    expect(rows.map(({ id, lanes }) => [id, lanes])).toEqual([
      [null, 2],
      [vehicleId, 1],
    ]);
    expect(apart).toEqual([untimed]);
  });

  it('has a row for each driver, and all that no driver has', () => {
    const driven = aBoardRide({ driverId });
    const { rows } = layOutBoard(boardOf([driven, late]), { ...view, by: 'driver' }, 15);
    expect(rows.map(({ name, bars }) => [name, bars.length])).toEqual([
      [null, 1],
      ['Anar', 1],
    ]);
  });

  it('shows the rides of a car by the vehicle that they have, though another car was booked', () => {
    const upgraded = aBoardRide({ carId: driverId, vehicleId });
    const without = aBoardRide({ carId: driverId, vehicleId: null });
    const board = boardOf([upgraded, without]);
    expect(layOutBoard(board, { ...view, carId: camryId }, 15).rows.map(({ bars }) => bars.length)).toEqual([
      0, 1,
    ]);
    expect(layOutBoard(board, { ...view, carId: driverId }, 15).rows.map(({ bars }) => bars.length)).toEqual([
      1,
    ]);
  });

  it('shows what is searched for, and only rows that have it', () => {
    const found = aBoardRide({ customerName: 'Ayaz Quliyev', vehicleId: null });
    const search = layOutBoard(boardOf([found, late]), { ...view, q: 'quli' }, 15);
    expect(search.rows.map(({ id }) => id)).toEqual([null]);
    const fromAirport = aBoardRide({ pickupLocation: airportLabel });
    for (const q of ['baku airport', 'аэропорт'])
      expect(layOutBoard(boardOf([fromAirport, late]), { ...view, q }, 15).rideCount).toBe(1);
    const called = aBoardRide({ customerPhone: '+994503006855' });
    for (const [q, count] of [
      ['050 300 68 55', 1],
      ['0503006856', 0],
    ] as const)
      expect(layOutBoard(boardOf([called, late]), { ...view, q }, 15).rideCount).toBe(count);
    const problems = layOutBoard(boardOf([found, late]), { ...view, hasProblems: true }, 15);
    expect(problems.rideCount).toBe(0);
    const ofCar = layOutBoard(boardOf([found]), { ...view, carId: crypto.randomUUID() }, 15);
    expect(ofCar).toMatchObject({ rideCount: 0, rows: [{ id: null, bars: [] }] });
    expect(layOutBoard(boardOf([found]), { ...view, carId: camryId }, 15).rideCount).toBe(1);
  });
});

describe('the rows of the board', () => {
  const dayBefore = '2031-04-30T18:00:00.000Z';
  const during = '2031-05-01T06:00:00.000Z';
  const dayAfter = '2031-05-02T06:00:00.000Z';
  const blockOf = (startsAt: string, endsAt: string, of: { vehicleId?: string; driverId?: string }) => ({
    id: crypto.randomUUID(),
    vehicleId: null,
    driverId: null,
    kind: 'repair' as const,
    notes: null,
    startsAt,
    endsAt,
    ...of,
  });
  const blocked = (...blocks: ReturnType<typeof blockOf>[]) => ({ ...boardOf([]), blocks });
  const blocksIn = (board: DispatchBoard, by: 'car' | 'driver' = 'car') =>
    layOutBoard(board, { ...view, by }, 15).rows.map(({ blocks }) =>
      blocks.map(({ from, until }) => [from, until]),
    );

  it('have the blocks of their vehicle or driver, within the days shown', () => {
    const ofVehicle = blockOf(during, dayAfter, { vehicleId });
    const ofDriver = blockOf(dayBefore, during, { driverId });
    const board = blocked(ofVehicle, ofDriver);
    expect(blocksIn(board)).toEqual([[], [[600, 1440]]]);
    expect(blocksIn(board, 'driver')).toEqual([[], [[0, 600]]]);
    const midnight = '2031-04-30T20:00:00.000Z';
    expect(blocksIn(blocked(blockOf(dayBefore, midnight, { vehicleId })))).toEqual([[], []]);
  });

  it('are in the order of cars, whose name a ride knows while the catalogue is unavailable', () => {
    const other = {
      ...camry,
      id: crypto.randomUUID(),
      carId: crypto.randomUUID(),
      carName: 'Audi A6',
      label: '9',
    };
    const unnamed = { ...camry, carName: null };
    const second = { ...unnamed, id: crypto.randomUUID(), label: '2' };
    const board = { ...boardOf([aBoardRide({ carId: other.carId, carName: 'Audi A6' }), late]) };
    const vehicles = [unnamed, second, other];
    const { rows } = layOutBoard({ ...board, vehicles }, view, 15);
    expect(rows.map(({ group, name }) => [group, name])).toEqual([
      [null, null],
      ['Audi A6', '9 · 90-AA-123'],
      ['Toyota Camry', '1 · 90-AA-123'],
      ['Toyota Camry', '2 · 90-AA-123'],
    ]);
    expect(nameOfVehicle(unnamed, board)).toBe('Toyota Camry · 1 · 90-AA-123');
    expect(nameOfVehicle(unnamed, boardOf([]))).toBe('1 · 90-AA-123');
  });

  it('have a lane for each of the rides of one moment, and use it again', () => {
    const at = (from: string, until: string) =>
      aBoardRide({ startsAt: `2031-05-01T${from}:00.000Z`, endsAt: `2031-05-01T${until}:00.000Z` });
    const rides = [at('07:00', '08:00'), at('05:30', '07:00'), at('05:00', '06:00'), at('06:00', '06:05')];
    const [, row] = layOutBoard(boardOf(rides), view, 15).rows;
    expect(row?.bars.map(({ from, lane }) => [from, lane])).toEqual([
      [540, 0],
      [570, 1],
      [600, 0],
      [660, 0],
    ]);
    const narrow = [at('05:00', '05:05'), at('05:10', '06:00')];
    const [, lanes] = layOutBoard(boardOf(narrow), view, 15).rows;
    expect(lanes?.bars.map(({ lane }) => lane)).toEqual([0, 1]);
  });

  it('are only those with problems of a ride or of its driver, if these are shown', () => {
    const silent = aBoardRide({ driverProblems: ['driverSilent'] });
    const problems = { ...view, hasProblems: true };
    expect(layOutBoard(boardOf([silent, late]), problems, 15).rows.map(({ id }) => id)).toEqual([vehicleId]);
    const balanced = aBoardRide({ problems: ['noDriver'], driverProblems: ['driverSilent'] });
    expect(layOutBoard(boardOf([balanced]), problems, 15).rideCount).toBe(1);
  });
});

describe('the rides that need attention', () => {
  const dayBefore = '2031-04-30T06:00:00.000Z';

  it('begin with problems that the driver reports, and end with finished rides that wait for their status', () => {
    const [declined, price, done] = [
      aBoardRide({ driverProblems: ['declined'] }),
      aBoardRide({ problems: ['priceToAgree'] }),
      aBoardRide({ driverProblems: ['doneButPending'] }),
    ];
    expect(byUrgency([done, price, declined], dayBefore)).toEqual([declined, price, done]);
  });

  it('are in the order of their problems, then of their start', () => {
    const at = (bookingTime: string, problems: DispatchBoard['rides'][number]['problems']) =>
      aBoardRide({ bookingTime, problems });
    const [price, driver, waiting, waitingToo] = [
      at('08:00', ['priceToAgree']),
      at('09:00', ['noDriver', 'priceToAgree']),
      at('20:00', ['unanswered']),
      at('12:00', ['unanswered', 'noVehicle']),
    ];
    expect(byUrgency([price, driver, waiting, waitingToo, at('07:00', [])], dayBefore)).toEqual([
      waitingToo,
      waiting,
      driver,
      price,
    ]);
  });

  it('begin with those that start within four hours or should have started, if something must be done before', () => {
    const startingAt = (startsAt: string, fields: Partial<BoardRide>) =>
      aBoardRide({ ...fields, startsAt: `2031-05-${startsAt}:00.000Z` });
    const [request, silent, overdue, soon, later, otherCar] = [
      startingAt('02T10:00', { problems: ['unanswered'] }),
      startingAt('02T08:00', { driverProblems: ['driverSilent'] }),
      startingAt('01T05:30', { problems: ['noDriver'], bookingTime: '09:30' }),
      startingAt('01T10:00', { problems: ['noDriver'], bookingTime: '14:00' }),
      startingAt('01T10:01', { problems: ['noDriver'], bookingTime: '14:01' }),
      startingAt('01T07:00', { problems: ['otherCar'] }),
    ];
    expect(byUrgency([otherCar, later, soon, overdue, silent, request], '2031-05-01T06:00:00.000Z')).toEqual([
      overdue,
      soon,
      silent,
      request,
      later,
      otherCar,
    ]);
  });
});

describe('the list of a phone', () => {
  const between = (from: string, until: string, fields: Partial<BoardRide> = {}) =>
    aBoardRide({
      startsAt: `2031-05-01T${from}:00.000Z`,
      endsAt: `2031-05-01T${until}:00.000Z`,
      ...fields,
    });
  const phases = (list: readonly BoardRide[]) =>
    list.map((ride) => phaseOf(ride, list, '2031-05-01T06:00:00Z'));

  it('separates rides that are under way, next, later and over', () => {
    const rides = [
      between('04:00', '05:00'),
      between('05:00', '07:00'),
      between('07:30', '08:00'),
      between('12:00', '13:00'),
      aBoardRide({ startsAt: null, endsAt: null }),
    ];
    expect(phases(rides)).toEqual(['done', 'now', 'next', 'later', 'later']);
    expect(phases(rides.slice(3))).toEqual(['next', 'later']);
  });

  it('counts a ride that ended early as over, and the first of the others as the next', () => {
    const isDone = { progress: { ...noProgress, state: 'done', since: '2031-05-01T05:40:00.000Z' } } as const;
    const rides = [
      between('05:00', '07:00', isDone),
      between('05:00', '07:00', { status: 'completed' }),
      between('09:00', '10:00', { status: 'completed' }),
      between('12:00', '13:00'),
      aBoardRide({ startsAt: null, endsAt: null, ...isDone }),
    ];
    expect(phases(rides)).toEqual(['done', 'done', 'done', 'next', 'done']);
  });
});
