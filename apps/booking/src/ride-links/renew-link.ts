import { rideLinkUrl, type RenewedLinkResponse } from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingEntity } from '../bookings/booking.entity.js';
import { BOOKING_ENVIRONMENT, type BookingEnvironment } from '../environment.js';
import { RideLinks } from './ride-links.js';

@Injectable()
export class RenewLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rideLinks: RideLinks,
    @Inject(BOOKING_ENVIRONMENT) private readonly environment: Pick<BookingEnvironment, 'PUBLIC_URL'>,
  ) {}

  /**
   * A new link to a booking's ride page, for staff to hand on; the one before ends at once. The only answer that carries
   * a token. Throws CodedError `booking.notFound`.
   */
  renew(id: string): Promise<RenewedLinkResponse> {
    return this.dataSource.transaction(async (manager) => {
      const booking = await manager.findOne(BookingEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!booking) throw new CodedError('booking.notFound');
      const token = this.rideLinks.tokenOf(await this.rideLinks.renew(manager, id));
      return { url: rideLinkUrl(this.environment.PUBLIC_URL, booking.language, token) };
    });
  }
}
