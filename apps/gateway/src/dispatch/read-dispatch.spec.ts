import type { DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { expect, it } from '@jest/globals';
import type { CachedReads } from '../response-cache/cached-reads.js';
import type { Booking } from '../upstream/upstream.module.js';
import { ReadDispatch } from './read-dispatch.js';

const ride = { status: 'confirmed', endsAt: null, vehicleId: null, problems: [], driverProblems: [] };
const board = {
  now: '2031-05-01T10:59:00Z',
  vehicles: [],
  rides: [
    { ...ride, carId: 'small', passengerCount: 4 },
    { ...ride, carId: 'small', passengerCount: 3 },
    { ...ride, carId: 'large', passengerCount: 4, driverProblems: ['declined'] },
  ],
  triedLinks: [{ name: 'Anar' }],
} as unknown as DispatchBoard;

it('counts what needs attention as the board lists it, with what only the catalogue knows', async () => {
  const booking = { json: async () => board } as unknown as Booking;
  const reads = { staffCars: async () => [{ id: 'small', capacity: 3 }] } as unknown as CachedReads;
  const read = new ReadDispatch(booking, reads);
  const days = { from: '2031-05-01', days: 2 };
  const listed = await read.read({ ...days, problems: '1' });
  expect(listed.rides).toHaveLength(2);
  expect(await read.countAttention(days)).toEqual({ count: 3 });
});
