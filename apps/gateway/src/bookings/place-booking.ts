import {
  bookingResponse,
  carResponse,
  priceRecord,
  serviceResponse,
  tourResponse,
  type BookedCar,
  type BookedService,
  type BookedTour,
  type BookingResponse,
  type CarResponse,
  type CreateBookingRequest,
  type CurrencyCode,
  type PlaceBookingCommand,
} from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { PublicReads } from '../public-site/public-reads.js';
import { orNull } from '../upstream/or-null.js';
import { Booking, Catalogue } from '../upstream/upstream.module.js';

@Injectable()
export class PlaceBooking {
  constructor(
    private readonly reads: PublicReads,
    private readonly catalogue: Catalogue,
    private readonly booking: Booking,
  ) {}

  /**
   * Asks side by side what is on offer and at what price, and hands both to the booking service, which decides.
   * Throws the coded errors of that service, and `service.unreachable` when one of the three gives no answer.
   */
  async place(request: CreateBookingRequest, idempotencyKey: string | null): Promise<BookingResponse> {
    const [car, service, tour, priceUsd, ratePerUsd] = await Promise.all([
      this.car(request.carId),
      request.serviceId ? this.service(request.serviceId) : null,
      request.tourId ? this.tour(request.tourId) : null,
      this.priceUsd(request),
      this.ratePerUsd(request.currency),
    ]);
    const command: PlaceBookingCommand = {
      idempotencyKey,
      request,
      car,
      service,
      tour,
      priceUsd,
      ratePerUsd,
    };
    return this.booking.json(bookingResponse, { method: 'POST', path: '/bookings', body: command });
  }

  /** From the cars on offer; another one is asked for by itself, because it may have been taken off. */
  private async car(id: string): Promise<BookedCar | null> {
    const offered = (await this.reads.cars()).find((car) => car.id === id);
    const car = offered ?? (await orNull(this.catalogue.json(carResponse, { path: `/cars/${id}` })));
    return car ? bookedCarOf(car) : null;
  }

  private async service(id: string): Promise<BookedService | null> {
    const offered = (await this.reads.services()).find((service) => service.id === id);
    const service =
      offered ?? (await orNull(this.catalogue.json(serviceResponse, { path: `/services/${id}` })));
    if (!service) return null;
    const { name, nameRu, serviceType } = service;
    return { id, name, nameRu, serviceType };
  }

  private async tour(id: string): Promise<BookedTour | null> {
    const offered = (await this.reads.tours()).find((tour) => tour.id === id);
    const tour = offered ?? (await orNull(this.catalogue.json(tourResponse, { path: `/tours/${id}` })));
    return tour ? { id, name: tour.name, nameRu: tour.nameRu } : null;
  }

  private async priceUsd({ carId, serviceId, tourId }: CreateBookingRequest): Promise<number | null> {
    const chosen = serviceId ? `serviceId=${serviceId}` : `tourId=${tourId}`;
    const prices = await this.reads.parse(
      z.array(priceRecord),
      this.reads.fromPricing(`/prices?carId=${carId}&${chosen}`),
    );
    return prices[0]?.priceUsd ?? null;
  }

  private async ratePerUsd(code: CurrencyCode): Promise<number> {
    const currency = (await this.reads.currencies()).find((known) => known.code === code);
    if (!currency) throw new CodedError('request.invalid', [{ field: 'currency', code: 'currency.invalid' }]);
    return currency.ratePerUsd;
  }
}

function bookedCarOf({ id, brand, model, capacity, isAvailable }: CarResponse): BookedCar {
  return { id, name: `${brand} ${model}`, capacity, isAvailable };
}
