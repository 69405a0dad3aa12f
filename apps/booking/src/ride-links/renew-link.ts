import { bookingChanged } from '@chauffeur/contracts/events/booking-events';
import { rideLinkUrl, type RenewedLinkResponse, type RideLink } from '@chauffeur/contracts/rides/ride-link';
import { Outbox } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { lockBooking } from '../bookings/lock-bookings.js';
import { withDrivers } from '../bookings/with-drivers.js';
import { BOOKING_ENVIRONMENT, type BookingEnvironment } from '../environment.js';
import { heldVehicle } from '../rides/holds/held-vehicle.js';
import { RideLinks } from './ride-links.js';

@Injectable()
export class RenewLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rideLinks: RideLinks,
    private readonly outbox: Outbox,
    @Inject(BOOKING_ENVIRONMENT) private readonly environment: Pick<BookingEnvironment, 'PUBLIC_URL'>,
  ) {}

  /**
   * A new link to a booking's ride page, for staff to hand on; the one before ends at once. The only answer that carries
   * a token. Throws CodedError `booking.notFound`.
   */
  renew(id: string): Promise<RenewedLinkResponse> {
    return this.dataSource.transaction(async (manager) => {
      const booking = await lockBooking(manager, id);
      if (!booking) throw new CodedError('booking.notFound');
      const link = await this.rideLinks.renew(manager, id);
      await this.publish(manager, booking, link);
      const token = this.rideLinks.tokenOf(link);
      return { url: rideLinkUrl(this.environment.PUBLIC_URL, booking.language, token) };
    });
  }

  /** The emails that are planned lead to the new link. */
  private async publish(manager: EntityManager, stored: BookingEntity, link: RideLink): Promise<void> {
    const [item] = await withDrivers(manager, [stored]);
    if (!item) return;
    const { driver, ...booking } = item;
    const vehicle = await heldVehicle(manager, booking.id);
    const change = { booking, vehicle, driver, changes: [], changedBy: 'system', tellCustomer: false, link };
    await this.outbox.add(manager, bookingChanged, change);
  }
}
