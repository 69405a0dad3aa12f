import {
  offeredExtra,
  type ChosenExtra,
  type OfferedExtra,
} from '@chauffeur/contracts/bookings/prices/booked-extras';
import { extraCodes } from '@chauffeur/contracts/pricing/extra-codes';
import { extraPaths } from '@chauffeur/contracts/pricing/pricing-paths';
import { Injectable } from '@nestjs/common';
import { CachedReads } from '../response-cache/cached-reads.js';

interface Choice {
  readonly extras?: readonly ChosenExtra[] | null | undefined;
  readonly stops?: readonly unknown[] | null | undefined;
  readonly returnRide?: { readonly stops?: readonly unknown[] | null | undefined } | null | undefined;
}

/** Finds what pricing offers for a booking's extras. */
@Injectable()
export class FindOfferedExtras {
  constructor(private readonly reads: CachedReads) {}

  /**
   * Returns the chosen extras that are offered, and the one that is counted by stops. Undefined if the booking has
   * neither extras nor stops. Throws `service.unreachable` while pricing is unavailable.
   */
  async find({ extras, stops, returnRide }: Choice): Promise<OfferedExtra[] | undefined> {
    if (!extras?.length && !stops?.length && !returnRide?.stops?.length) return undefined;
    const offered = await this.reads.list(offeredExtra, this.reads.fromPricing(extraPaths.offered));
    const ids = new Set((extras ?? []).map(({ extraId }) => extraId));
    return offered.filter(({ id, code }) => ids.has(id) || code === extraCodes.stop);
  }
}
