import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import {
  availabilityPath,
  carAvailability,
  carsAvailabilityPath,
  carsAvailabilityResponse,
  otherCarLimits,
  type AvailabilityCommand,
  type AvailabilityQuery,
  type AvailabilityResponse,
  type CarsAvailabilityCommand,
  type CarsAvailabilityQuery,
  type CarsAvailabilityResponse,
  type RideThere,
} from '@chauffeur/contracts/bookings/availability/availability';
import type { BookedService } from '@chauffeur/contracts/bookings/create-booking';
import { oppositeDirection } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import { priceRecord } from '@chauffeur/contracts/pricing/price';
import { pricePaths } from '@chauffeur/contracts/pricing/pricing-paths';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { FindBookedOffers } from '../booked-records/find-booked-offers.js';
import { CachedReads } from '../response-cache/cached-reads.js';
import { Booking } from '../upstream/upstream.module.js';

type OfferIds = Pick<AvailabilityQuery, 'serviceId' | 'tourId'>;
type OtherCar = AvailabilityResponse['otherCars'][number];

/** Composes availability for visitors: cars and prices from the cache, and what is free from the booking service. */
@Injectable()
export class ComposeAvailability {
  constructor(
    private readonly reads: CachedReads,
    private readonly findBookedOffers: FindBookedOffers,
    private readonly booking: Booking,
  ) {}

  /**
   * Throws CodedError `car.notFound`, `car.unavailable`, `service.notFound` or `tour.notFound`, and `service.unreachable`
   * while one of the services is unavailable.
   */
  async read(query: AvailabilityQuery): Promise<AvailabilityResponse> {
    const [{ car, service, tour }, { priceUsd, others }] = await Promise.all([
      this.findBookedOffers.find(query),
      this.pricedCars(query),
    ]);
    if (!car) throw new CodedError('car.notFound');
    if (!car.isAvailable) throw new CodedError('car.unavailable');
    if (!service && !tour) throw new CodedError(query.serviceId ? 'service.notFound' : 'tour.notFound');
    const body: AvailabilityCommand = {
      language: query.language,
      car,
      service,
      tour,
      priceUsd,
      bookingDate: query.date,
      bookingTime: query.time ?? null,
      extraHours: query.extraHours,
      pickupLocation: pickupOf(query, service),
      there: rideThereOf(query, service),
      otherCarIds: others.map(({ id }) => id),
    };
    const { otherCarIds, ...availability } = await this.booking.json(carAvailability, {
      method: 'POST',
      path: availabilityPath,
      body,
    });
    return { ...availability, otherCars: others.filter(({ id }) => otherCarIds.includes(id)) };
  }

  /** Throws CodedError `service.notFound`, `tour.notFound`, or `service.unreachable` while a service is unavailable. */
  async readCars(query: CarsAvailabilityQuery): Promise<CarsAvailabilityResponse> {
    const [{ service, tour }, cars, priceOf] = await Promise.all([
      this.findBookedOffers.find({ serviceId: query.serviceId, tourId: query.tourId }),
      this.reads.cars(),
      this.pricesByCar(query),
    ]);
    if (!service && !tour) throw new CodedError(query.serviceId ? 'service.notFound' : 'tour.notFound');
    const offered = cars.filter(({ id, isAvailable }) => isAvailable && priceOf.has(id));
    const body: CarsAvailabilityCommand = {
      service,
      tour,
      bookingDate: query.date,
      bookingTime: query.time,
      extraHours: query.extraHours,
      pickupLocation: pickupOf(query, service),
      carIds: offered.map(({ id }) => id).slice(0, otherCarLimits.asked),
    };
    return this.booking.json(carsAvailabilityResponse, { method: 'POST', path: carsAvailabilityPath, body });
  }

  private async pricesByCar({ serviceId, tourId }: OfferIds): Promise<Map<string, number>> {
    // Same path as the price list, so that both share a cache entry.
    const prices = await this.reads.list(priceRecord, this.reads.fromPricing(`${pricePaths.collection}?`));
    const offered = prices.filter((price) =>
      serviceId ? price.serviceId === serviceId : price.tourId === tourId,
    );
    return new Map(offered.map((price) => [price.carId, price.priceUsd]));
  }

  /**
   * Returns the car's price (null if it has none) and the other cars that have enough seats and a price for the service
   * or tour, nearest price first.
   */
  private async pricedCars({ carId, passengers, ...offer }: AvailabilityQuery) {
    const [cars, priceOf] = await Promise.all([this.reads.cars(), this.pricesByCar(offer)]);
    const priceUsd = priceOf.get(carId) ?? null;
    const wanted = priceUsd ?? 0;
    const others: OtherCar[] = cars
      .filter(({ id, capacity, isAvailable }) => id !== carId && isAvailable && capacity >= passengers)
      .flatMap(({ id, brand, model }) => {
        const price = priceOf.get(id);
        return price === undefined ? [] : [{ id, name: `${brand} ${model}`, priceUsd: price }];
      })
      .toSorted((one, other) => Math.abs(one.priceUsd - wanted) - Math.abs(other.priceUsd - wanted))
      .slice(0, otherCarLimits.asked);
    return { priceUsd, others };
  }
}

/** Returns null if the query names no outward ride. One without a time occupies nothing. */
function rideThereOf(
  { thereDate, thereTime, thereAirportDirection, airportDirection }: AvailabilityQuery,
  service: BookedService | null,
): RideThere | null {
  if (!thereDate || !thereTime) return null;
  const direction = thereAirportDirection ?? (airportDirection && oppositeDirection(airportDirection));
  return {
    bookingDate: thereDate,
    bookingTime: thereTime,
    pickupLocation: pickupOf({ airportDirection: direction }, service),
  };
}

/** Assumes an airport pickup while the direction of a transfer is not chosen: it occupies the car for longer. */
function pickupOf(
  { airportDirection }: Pick<AvailabilityQuery, 'airportDirection'>,
  service: BookedService | null,
): string {
  const isTransfer = service?.serviceType === 'airport_transfer';
  const direction = airportDirection ?? (isTransfer ? 'from_airport' : null);
  return direction === 'from_airport' ? airportLabel : '';
}
