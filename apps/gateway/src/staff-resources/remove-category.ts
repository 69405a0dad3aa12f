import { staffCategoryPaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import type { RemoveCategoryCommand } from '@chauffeur/contracts/catalogue/category';
import { pathTo } from '@chauffeur/contracts/http/paths';
import type { RemoveRecordQuery } from '@chauffeur/contracts/http/record';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Catalogue } from '../upstream/upstream.module.js';
import type { RemovedRecord } from '../upstream/upstream-response.js';
import { RequireUnusedOffers } from './require-unused-offers.js';
import type { RecordRemoval } from './staff-resource.js';

/** Max car ids in one request to booking, because they are part of its URL. */
const maxCarsPerRequest = 100;

@Injectable()
export class RemoveCategory implements RecordRemoval {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly requireUnusedOffers: RequireUnusedOffers,
  ) {}

  /**
   * Removes a category with its cars. Throws CodedError `category.usedByBookings` if bookings use one of them, and
   * `record.stale` if it changed, or a car was added to or removed from it, since the check.
   */
  async remove(id: string, query: RemoveRecordQuery, adminId: string): Promise<RemovedRecord> {
    const freeCarIds = await this.catalogue.json(z.array(z.uuid()), {
      path: pathTo(staffCategoryPaths.carIds, { id }),
    });
    for (let from = 0; from < freeCarIds.length; from += maxCarsPerRequest) {
      const carIds = freeCarIds.slice(from, from + maxCarsPerRequest);
      await this.requireUnusedOffers.check({ carIds }, 'category.usedByBookings');
    }
    const path = pathTo(staffCategoryPaths.record, { id });
    const body: RemoveCategoryCommand = { freeCarIds };
    return this.catalogue.remove({ path, query, body, adminId });
  }
}
