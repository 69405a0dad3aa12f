import type { RemoveCategoryCommand } from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { BookingUse } from '../offers/booking-use.js';
import { Catalogue } from '../upstream/upstream.module.js';

/** Cars in one question to booking: their ids are part of its address. */
const mostAtOnce = 100;

@Injectable()
export class RemoveCategory {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly bookingUse: BookingUse,
  ) {}

  /**
   * Removes a category with its cars. Throws CodedError `category.usedByBookings` where bookings use one of them, of
   * whatever status, and `record.stale` where a car came or went since booking was asked.
   */
  async remove(id: string, adminId: string): Promise<void> {
    const path = `/staff/categories/${id}`;
    const freeCarIds = await this.catalogue.json(z.array(z.uuid()), { path: `${path}/car-ids` });
    for (let from = 0; from < freeCarIds.length; from += mostAtOnce) {
      const carIds = freeCarIds.slice(from, from + mostAtOnce);
      await this.bookingUse.refuseUsed({ carIds }, 'category.usedByBookings');
    }
    const body: RemoveCategoryCommand = { freeCarIds };
    await this.catalogue.bytes({ method: 'DELETE', path, body, adminId });
  }
}
