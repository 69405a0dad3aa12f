import { rideLinkUrl, type RenewedLinkResponse } from '@chauffeur/contracts/rides/ride-link';
import { Outbox } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockBooking } from '../../bookings/lock-bookings.js';
import { republishBooking } from '../../booking-changes/republish-booking.js';
import { BOOKING_ENVIRONMENT, type BookingEnvironment } from '../../environment.js';
import { RideLinks } from '../../ride-links/ride-links.js';
import { retryTransaction } from '../../rides/retry-transaction.js';

@Injectable()
export class RenewLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rideLinks: RideLinks,
    private readonly outbox: Outbox,
    @Inject(BOOKING_ENVIRONMENT) private readonly environment: Pick<BookingEnvironment, 'PUBLIC_URL'>,
  ) {}

  /**
   * Makes a new link to a booking's ride page for staff to hand on; the previous one ends at once. The only response
   * that contains a token. Throws CodedError `booking.notFound`.
   */
  renew(id: string): Promise<RenewedLinkResponse> {
    return retryTransaction(this.dataSource, async (manager) => {
      const booking = await lockBooking(manager, id);
      if (!booking) throw new CodedError('booking.notFound');
      const link = await this.rideLinks.renew(manager, id);
      // Planned emails then contain the new link.
      await republishBooking(manager, [booking], {
        outbox: this.outbox,
        reason: 'link',
        changedBy: 'system',
        link,
      });
      const token = this.rideLinks.tokenOf(link);
      return { url: rideLinkUrl(this.environment.PUBLIC_URL, booking.language, token) };
    });
  }
}
