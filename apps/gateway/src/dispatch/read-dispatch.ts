import type { AttentionCount, AttentionCountQuery } from '@chauffeur/contracts/dispatch/attention-count';
import {
  dispatchBoard,
  dispatchBoardPath,
  type DispatchBoard,
  type DispatchBoardQuery,
} from '@chauffeur/contracts/dispatch/dispatch-board';
import { Injectable } from '@nestjs/common';
import { CachedReads } from '../response-cache/cached-reads.js';
import { nullIfUnavailable } from '../upstream/null-on-error.js';
import { Booking } from '../upstream/upstream.module.js';
import { withTooFewSeats } from './too-few-seats.js';

/** Composes the dispatch board: rides from booking, with names and seats of cars from the catalogue. */
@Injectable()
export class ReadDispatch {
  constructor(
    private readonly booking: Booking,
    private readonly reads: CachedReads,
  ) {}

  /** Throws `service.unreachable` while booking is unavailable. While the catalogue is unavailable, names and seats are null. */
  async read(query: DispatchBoardQuery): Promise<DispatchBoard> {
    const [board, cars] = await Promise.all([
      this.booking.json(dispatchBoard, { path: dispatchBoardPath, query }),
      nullIfUnavailable(this.reads.staffCars()),
    ]);
    const carOf = new Map((cars ?? []).map((car) => [car.id, car]));
    const vehicles = board.vehicles.map((vehicle) => {
      const car = carOf.get(vehicle.carId);
      return { ...vehicle, carName: car ? `${car.brand} ${car.model}` : null, seats: car?.capacity ?? null };
    });
    const carOfVehicle = new Map(vehicles.map(({ id, carId }) => [id, carId]));
    const now = new Date(board.now);
    const rides = board.rides.map((ride) => {
      const carId = carOfVehicle.get(ride.vehicleId ?? '') ?? ride.carId;
      return withTooFewSeats(ride, carOf.get(carId)?.capacity, now);
    });
    return {
      ...board,
      vehicles,
      rides: query.problems
        ? rides.filter(({ problems: own, driverProblems }) => own.length + driverProblems.length > 0)
        : rides,
    };
  }

  /** Counts the rides that `read` returns with `problems`; throws as `read` does. */
  async countAttention(query: AttentionCountQuery): Promise<AttentionCount> {
    const { rides, triedLinks } = await this.read({ ...query, problems: '1' });
    return { count: rides.length + triedLinks.length };
  }
}
