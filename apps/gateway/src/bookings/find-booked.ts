import {
  carResponse,
  serviceResponse,
  tourResponse,
  type BookedCar,
  type BookedService,
  type BookedTour,
  type CarResponse,
} from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { PublicReads } from '../public-site/public-reads.js';
import { orNull } from '../upstream/or-null.js';
import { Catalogue } from '../upstream/upstream.module.js';

interface Chosen {
  readonly carId: string;
  readonly serviceId?: string | null | undefined;
  readonly tourId?: string | null | undefined;
}

/** What the catalogue says of the car, service or tour of a booking: from kept answers, else by asking for the one. */
@Injectable()
export class FindBooked {
  constructor(
    private readonly reads: PublicReads,
    private readonly catalogue: Catalogue,
  ) {}

  /** null for what does not exist or was not chosen. Throws `service.unreachable`. */
  async find({ carId, serviceId, tourId }: Chosen): Promise<{
    car: BookedCar | null;
    service: BookedService | null;
    tour: BookedTour | null;
  }> {
    const [car, service, tour] = await Promise.all([
      this.car(carId),
      serviceId ? this.service(serviceId) : null,
      tourId ? this.tour(tourId) : null,
    ]);
    return { car, service, tour };
  }

  /** Another than those on offer is asked for by itself, because it may have been taken off. */
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
}

function bookedCarOf({ id, brand, model, capacity, isAvailable }: CarResponse): BookedCar {
  return { id, name: `${brand} ${model}`, capacity, isAvailable };
}
