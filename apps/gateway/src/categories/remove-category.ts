import { bookingUse, type RemoveCategoryCommand } from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Booking, Catalogue } from '../upstream/upstream.module.js';

/** Cars in one question to booking: their ids are part of its address. */
const mostAtOnce = 100;

@Injectable()
export class RemoveCategory {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly booking: Booking,
  ) {}

  /**
   * Removes a category with its cars. Throws CodedError `category.usedByBookings` where bookings use one of them, of
   * whatever status, and `record.stale` where a car came or went meanwhile. A booking that is placed in the moment
   * between question and removal keeps its snapshot of the car.
   */
  async remove(id: string, adminId: string): Promise<void> {
    const path = `/staff/categories/${id}`;
    const freeCarIds = await this.catalogue.json(z.array(z.uuid()), { path: `${path}/car-ids` });
    for (let from = 0; from < freeCarIds.length; from += mostAtOnce) {
      await this.refuseUsed(freeCarIds.slice(from, from + mostAtOnce));
    }
    const body: RemoveCategoryCommand = { freeCarIds };
    await this.catalogue.bytes({ method: 'DELETE', path, body, adminId });
  }

  private async refuseUsed(carIds: readonly string[]): Promise<void> {
    const query = { carIds: carIds.join(',') };
    const { bookings } = await this.booking.json(bookingUse, { path: '/bookings/use', query });
    if (bookings > 0) throw new CodedError('category.usedByBookings');
  }
}
