import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import {
  orderOfCandidate,
  rideCandidates,
  type NewRideCandidatesQuery,
  type RideCandidates,
  type RideCandidatesQuery,
  type VehicleCandidate,
} from '@chauffeur/contracts/bookings/changes/ride-candidates';
import { minutesOfExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { Injectable } from '@nestjs/common';
import { CachedReads } from '../response-cache/cached-reads.js';
import { nullIfUnavailable } from '../upstream/null-on-error.js';
import { Booking } from '../upstream/upstream.module.js';
import { FindBookedOffers } from '../booked-records/find-booked-offers.js';

interface BookedRide {
  readonly carId: string | undefined;
  readonly passengerCount: number;
}

/** Composes who could take a ride: candidates from booking, names and seats of cars from the catalogue. */
@Injectable()
export class ComposeCandidates {
  constructor(
    private readonly reads: CachedReads,
    private readonly booking: Booking,
    private readonly findBookedOffers: FindBookedOffers,
  ) {}

  /** Reads the candidates for a booked ride, with the query's changes to it. Throws the coded errors of booking. */
  async read(id: string, query: RideCandidatesQuery): Promise<RideCandidates> {
    const path = pathTo(bookingPaths.candidates, { id });
    const booked = await this.booking.json(bookingDetailResponse, {
      path: pathTo(bookingPaths.record, { id }),
    });
    const candidates = await this.readCandidates(path, query, minutesOfExtras(booked.extras));
    return this.withCars(candidates, { ...booked, ...given(query) });
  }

  /** Reads the candidates for a ride that is not booked yet. */
  async readForNew(query: NewRideCandidatesQuery): Promise<RideCandidates> {
    const candidates = await this.readCandidates(bookingPaths.newCandidates, query);
    return this.withCars(candidates, { carId: query.carId, passengerCount: query.passengerCount ?? 1 });
  }

  /** Adds the length of the service or tour and of extra hours, unless the query has a length. */
  private async readCandidates(
    path: string,
    query: RideCandidatesQuery,
    bookedMinutes = 0,
  ): Promise<RideCandidates> {
    const { serviceId, tourId, extraHours } = query;
    const minutes = query.durationMinutes ? undefined : await this.minutesOf({ serviceId, tourId });
    const extraMinutes = extraHours === undefined ? bookedMinutes : extraHours * 60;
    const durationMinutes = query.durationMinutes ?? (minutes && minutes + extraMinutes);
    return this.booking.json(rideCandidates, { path, query: { ...query, durationMinutes } });
  }

  private async minutesOf(
    offer: Pick<RideCandidatesQuery, 'serviceId' | 'tourId'>,
  ): Promise<number | undefined> {
    const found = await nullIfUnavailable(this.findBookedOffers.find(offer));
    const hours = (found?.service ?? found?.tour)?.durationHours;
    return hours && Math.ceil(hours * 60);
  }

  /** Sorts vehicles by state, then the booked car first, then by fewest spare seats. */
  private async withCars(candidates: RideCandidates, ride: BookedRide): Promise<RideCandidates> {
    const cars = (await nullIfUnavailable(this.reads.staffCars())) ?? [];
    const carOf = new Map(cars.map((car) => [car.id, car]));
    const vehicles = candidates.vehicles.map((vehicle) => {
      const car = carOf.get(vehicle.carId);
      return { ...vehicle, carName: car ? `${car.brand} ${car.model}` : null, seats: car?.capacity ?? null };
    });
    const order = ({ state, carId, seats }: VehicleCandidate) => [
      orderOfCandidate(state),
      carId === ride.carId ? 0 : 1,
      spareSeats(seats, ride.passengerCount),
    ];
    return {
      ...candidates,
      vehicles: vehicles.toSorted((one, other) => compare(order(one), order(other))),
    };
  }
}

function given({ carId, passengerCount }: RideCandidatesQuery): Partial<BookedRide> {
  return {
    ...(carId === undefined ? {} : { carId }),
    ...(passengerCount === undefined ? {} : { passengerCount }),
  };
}

/** Cars with too few seats, or an unknown number, come last. */
function spareSeats(seats: number | null, passengers: number): number {
  return seats === null || seats < passengers ? Number.MAX_SAFE_INTEGER : seats - passengers;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, position) => value !== other[position]);
  return index === -1 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}
