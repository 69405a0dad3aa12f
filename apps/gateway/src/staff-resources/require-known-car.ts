import { staffCarResponse } from '@chauffeur/contracts/catalogue/car';
import { staffCarPaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { codedFieldError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { Catalogue } from '../upstream/upstream.module.js';
import { nullIfNotFound } from '../upstream/null-on-error.js';
import type { RecordLinks } from './staff-resource.js';

/** Requires that the catalogue knows a vehicle's car. A vehicle of a removed car can only be set inactive. */
@Injectable()
export class RequireKnownCar implements RecordLinks<{ carId: string; isActive: boolean }> {
  constructor(private readonly catalogue: Catalogue) {}

  /** Throws CodedError `car.notFound`. */
  async check({ carId, isActive }: { carId: string; isActive: boolean }): Promise<void> {
    if (!isActive) return;
    const path = pathTo(staffCarPaths.record, { id: carId });
    const car = await nullIfNotFound(this.catalogue.json(staffCarResponse, { path }));
    if (!car) throw codedFieldError('carId', 'car.notFound');
  }
}
