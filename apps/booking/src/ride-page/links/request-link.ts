import { rideLinkRequested } from '@chauffeur/contracts/events/booking-events';
import type { RideLinkRequest } from '@chauffeur/contracts/rides/ride-link';
import { Outbox } from '@chauffeur/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { bookingResponseOf } from '../../bookings/booking-response.js';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { lockBooking } from '../../bookings/lock-bookings.js';
import { isRideShown } from '../read-ride.js';
import { RideLinks } from '../../ride-links/ride-links.js';
import { retryTransaction } from '../../rides/retry-transaction.js';

/** Maximum number of emails with the link per booking and hour (specification, III.1). */
const emailsAnHour = 3;

@Injectable()
export class RequestLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly rideLinks: RideLinks,
  ) {}

  /**
   * Has the link sent to the booking's own address, if number and address match and the link has not ended; no-op otherwise.
   */
  request({ referenceNumber, customerEmail }: RideLinkRequest): Promise<void> {
    return retryTransaction(this.dataSource, async (manager) => {
      const found = await manager.findOneBy(BookingEntity, { referenceNumber });
      // The lock serialises requests for a booking, so that each counts the earlier ones.
      const booking = found && (await lockBooking(manager, found.id));
      if (booking?.customerEmail.toLowerCase() !== customerEmail.toLowerCase()) return;
      // A link that has ended would only lead back to this request.
      if (!(await isRideShown(manager, booking, new Date()))) return;
      const [recent] = await manager.query<{ count: number }[]>(
        `WITH expired AS (DELETE FROM ride_link_requests WHERE requested_at < now() - interval '1 hour')
         SELECT count(*)::int AS count FROM ride_link_requests
          WHERE booking_id = $1 AND requested_at >= now() - interval '1 hour'`,
        [booking.id],
      );
      if ((recent?.count ?? 0) >= emailsAnHour) return;
      await manager.query('INSERT INTO ride_link_requests (booking_id) VALUES ($1)', [booking.id]);
      const link = await this.rideLinks.ensure(manager, booking.id);
      await this.outbox.add(manager, rideLinkRequested, { booking: bookingResponseOf(booking), link });
    });
  }
}
