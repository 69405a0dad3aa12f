import type { BookedCar, BookedService, BookedTour } from '@chauffeur/contracts/bookings/create-booking';
import { carResponse, type CarResponse } from '@chauffeur/contracts/catalogue/car';
import { cataloguePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import { serviceResponse } from '@chauffeur/contracts/catalogue/service';
import { tourResponse } from '@chauffeur/contracts/catalogue/tour';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { Injectable } from '@nestjs/common';
import { CachedReads } from '../response-cache/cached-reads.js';
import { nullIfNotFound } from '../upstream/null-on-error.js';
import { Catalogue } from '../upstream/upstream.module.js';

interface ChosenOffers {
  readonly carId?: string | undefined;
  readonly serviceId?: string | null | undefined;
  readonly tourId?: string | null | undefined;
}

/** Finds the car and the service or tour of a booking in the cached lists, else by one request each. */
@Injectable()
export class FindBookedOffers {
  constructor(
    private readonly reads: CachedReads,
    private readonly catalogue: Catalogue,
  ) {}

  /**
   * Null for what does not exist or was not chosen. Throws `service.unreachable` while the catalogue is unavailable.
   */
  async find({ carId, serviceId, tourId }: ChosenOffers): Promise<{
    car: BookedCar | null;
    service: BookedService | null;
    tour: BookedTour | null;
  }> {
    const [car, service, tour] = await Promise.all([
      carId ? this.car(carId) : null,
      serviceId ? this.service(serviceId) : null,
      tourId ? this.tour(tourId) : null,
    ]);
    return { car, service, tour };
  }

  /** An offer that is not in the list may be hidden from the site or newer than the cached list. */
  private async car(id: string): Promise<BookedCar | null> {
    const offered = (await this.reads.cars()).find((car) => car.id === id);
    const car =
      offered ??
      (await nullIfNotFound(this.catalogue.json(carResponse, { path: pathTo(cataloguePaths.car, { id }) })));
    return car ? bookedCarOf(car) : null;
  }

  private async service(id: string): Promise<BookedService | null> {
    const offered = (await this.reads.services()).find((service) => service.id === id);
    const service =
      offered ??
      (await nullIfNotFound(
        this.catalogue.json(serviceResponse, { path: pathTo(cataloguePaths.service, { id }) }),
      ));
    if (!service) return null;
    const { name, nameRu, serviceType, durationHours } = service;
    return { id, name, nameRu, serviceType, durationHours };
  }

  private async tour(id: string): Promise<BookedTour | null> {
    const offered = (await this.reads.tours()).find((tour) => tour.id === id);
    const tour =
      offered ??
      (await nullIfNotFound(
        this.catalogue.json(tourResponse, { path: pathTo(cataloguePaths.tour, { id }) }),
      ));
    if (!tour) return null;
    const { name, nameRu, durationHours } = tour;
    return { id, name, nameRu, durationHours };
  }
}

function bookedCarOf({ id, brand, model, capacity, luggageLarge, isAvailable }: CarResponse): BookedCar {
  return { id, name: `${brand} ${model}`, capacity, luggageLarge, isAvailable };
}
