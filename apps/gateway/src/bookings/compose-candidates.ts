import {
  bookingDetailResponse,
  bookingPaths,
  candidateStates,
  pathTo,
  rideCandidates,
  type RideCandidates,
  type VehicleCandidate,
} from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { CachedReads } from '../response-cache/cached-reads.js';
import { Booking } from '../upstream/upstream.module.js';

/** Who could take a ride, from booking, with the cars' names and seats of the catalogue. */
@Injectable()
export class ComposeCandidates {
  constructor(
    private readonly reads: CachedReads,
    private readonly booking: Booking,
  ) {}

  /** Vehicles by state, the booked car's first, then the fewest spare seats. Throws the coded errors of booking. */
  async read(id: string): Promise<RideCandidates> {
    const [candidates, ride, cars] = await Promise.all([
      this.booking.json(rideCandidates, { path: pathTo(bookingPaths.candidates, { id }) }),
      this.booking.json(bookingDetailResponse, { path: pathTo(bookingPaths.record, { id }) }),
      this.reads.cars().catch(() => []),
    ]);
    const carOf = new Map(cars.map((car) => [car.id, car]));
    const vehicles = candidates.vehicles.map((vehicle) => {
      const car = carOf.get(vehicle.carId);
      return { ...vehicle, carName: car ? `${car.brand} ${car.model}` : null, seats: car?.capacity ?? null };
    });
    const order = ({ state, carId, seats }: VehicleCandidate) => [
      candidateStates.indexOf(state),
      carId === ride.carId ? 0 : 1,
      spareSeats(seats, ride.passengerCount),
    ];
    return {
      ...candidates,
      vehicles: vehicles.toSorted((one, other) => compare(order(one), order(other))),
    };
  }
}

/** A car with too few seats, or unknown ones, comes last. */
function spareSeats(seats: number | null, passengers: number): number {
  return seats === null || seats < passengers ? Number.MAX_SAFE_INTEGER : seats - passengers;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, position) => value !== other[position]);
  return index === -1 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}
