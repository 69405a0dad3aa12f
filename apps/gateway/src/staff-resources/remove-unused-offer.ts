import type { ErrorCode } from '@chauffeur/contracts/http/error-code';
import { pathTo } from '@chauffeur/contracts/http/paths';
import type { RemoveRecordQuery } from '@chauffeur/contracts/http/record';
import { Injectable, type Type } from '@nestjs/common';
import { Catalogue } from '../upstream/upstream.module.js';
import type { RemovedRecord } from '../upstream/upstream-response.js';
import { RequireUnusedOffers, type OfferIds } from './require-unused-offers.js';
import type { RecordRemoval } from './staff-resource.js';

/**
 * Creates the `RecordRemoval` of a car, service or tour.
 * @param record its path in the catalogue
 * @param ids how the booking service counts its bookings
 * @param usedCode thrown if bookings use it
 */
export function removeUnusedOffer(
  record: `/${string}/:id`,
  ids: keyof OfferIds,
  usedCode: ErrorCode,
): Type<RecordRemoval> {
  @Injectable()
  class RemoveUnusedOffer implements RecordRemoval {
    constructor(
      private readonly catalogue: Catalogue,
      private readonly requireUnusedOffers: RequireUnusedOffers,
    ) {}

    async remove(id: string, query: RemoveRecordQuery, adminId: string): Promise<RemovedRecord> {
      await this.requireUnusedOffers.check({ [ids]: [id] }, usedCode);
      return this.catalogue.remove({ path: pathTo(record, { id }), query, adminId });
    }
  }
  return RemoveUnusedOffer;
}
