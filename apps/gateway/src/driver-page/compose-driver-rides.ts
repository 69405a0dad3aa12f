import { placeTextIn } from '@chauffeur/contracts/bookings/ride-details/place-texts';
import type { CarResponse } from '@chauffeur/contracts/catalogue/car';
import { cataloguePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import { contactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { firstNumberIn } from '@chauffeur/contracts/catalogue/settings/first-phone-number';
import type { StaffPlaceResponse } from '@chauffeur/contracts/catalogue/places/place';
import { driverPagePaths } from '@chauffeur/contracts/driver-page/driver-page-paths';
import {
  driverRidesResponse,
  type DriverPlace,
  type DriverRide,
  type DriverRidesResponse,
} from '@chauffeur/contracts/driver-page/driver-rides';
import type { DriverRidesCommand } from '@chauffeur/contracts/driver-page/driver-session';
import type { DriverLanguage } from '@chauffeur/contracts/languages/language';
import { Injectable } from '@nestjs/common';
import { CachedReads } from '../response-cache/cached-reads.js';
import { nullIfUnavailable } from '../upstream/null-on-error.js';
import { Booking } from '../upstream/upstream.module.js';

interface Known {
  readonly places: ReadonlyMap<string, StaffPlaceResponse>;
  readonly cars: ReadonlyMap<string, CarResponse>;
  readonly language: DriverLanguage;
}

/** Composes a driver's rides with the company, names and coordinates of places and names of cars from the catalogue. */
@Injectable()
export class ComposeDriverRides {
  constructor(
    private readonly booking: Booking,
    private readonly reads: CachedReads,
  ) {}

  /** Throws `session.required`. Rides are returned without these while the catalogue is unavailable. */
  async read(command: DriverRidesCommand): Promise<DriverRidesResponse> {
    const call = { method: 'POST', path: driverPagePaths.rides, body: command } as const;
    const response = await this.booking.json(driverRidesResponse, call);
    const [company, places, cars] = await Promise.all([
      nullIfUnavailable(this.company()),
      nullIfUnavailable(this.reads.staffPlaces()),
      nullIfUnavailable(this.reads.staffCars()),
    ]);
    const language = command.language ?? response.driver.language;
    const known = { places: byId(places ?? []), cars: byId(cars ?? []), language };
    return { ...response, company, rides: response.rides.map((ride) => described(ride, known)) };
  }

  private async company(): Promise<DriverRidesResponse['company']> {
    const settings = this.reads.fromCatalogue(cataloguePaths.contactSettings);
    const [active] = await this.reads.list(contactSettingsResponse, settings);
    // The page dials all digits of it.
    return active ? { name: active.companyName, phone: firstNumberIn(active.phonePrimary) } : null;
  }
}

function byId<Named extends { readonly id: string }>(all: readonly Named[]): ReadonlyMap<string, Named> {
  return new Map(all.map((one) => [one.id, one]));
}

function described(ride: DriverRide, { places, cars, language }: Known): DriverRide {
  const located = (place: DriverPlace): DriverPlace => {
    const found = places.get(place.placeId ?? '');
    if (!found) return place;
    const { latitude, longitude } = found;
    return { ...place, text: placeTextIn(place.text, found, language), latitude, longitude };
  };
  const { vehicle, contact } = ride;
  const car = cars.get(vehicle?.carId ?? '');
  return {
    ...ride,
    from: located(ride.from),
    to: ride.to && located(ride.to),
    vehicle: vehicle && { ...vehicle, carName: car ? `${car.brand} ${car.model}` : vehicle.carName },
    contact: contact && { ...contact, stops: contact.stops.map(located) },
  };
}
