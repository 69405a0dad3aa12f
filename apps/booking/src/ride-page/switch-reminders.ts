import type { RemindersCommand } from '@chauffeur/contracts/rides/reminders';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { Outbox } from '@chauffeur/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { republishBooking } from '../booking-changes/republish-booking.js';
import { RideLinks } from '../ride-links/ride-links.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { rideOf } from './read-ride.js';

@Injectable()
export class SwitchReminders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly rideLinks: RideLinks,
  ) {}

  /**
   * Switches the reminders of a token's ride on or off. It does not raise the booking's version, because it makes no
   * open form of staff stale. Throws CodedError `link.invalid` or `link.expired`.
   */
  switch({ token, request }: RemindersCommand): Promise<RideResponse> {
    return retryTransaction(this.dataSource, async (manager) => {
      const booking = await this.rideLinks.lockBooking(manager, token);
      const shown = await rideOf(manager, booking, new Date());
      const remindersOff = !request.reminders;
      if (booking.remindersOff === remindersOff) return shown;
      await manager.query('UPDATE bookings SET reminders_off = $2 WHERE id = $1', [booking.id, remindersOff]);
      Object.assign(booking, { remindersOff });
      await republishBooking(manager, [booking], {
        outbox: this.outbox,
        reason: 'reminders',
        changedBy: 'customer',
      });
      return { ...shown, remindersOff };
    });
  }
}
