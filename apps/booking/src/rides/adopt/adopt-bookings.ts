import { dayMs } from '@chauffeur/contracts/time/durations';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { RecurringTask } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readBookingRules } from '../../booking-rules/read-booking-rules.js';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { AdoptedBookingCounter } from './adopted-booking-counter.js';
import { hold } from '../holds/hold.js';
import { plannedRangeOf } from '../holds/occupied-range.js';
import { isOver } from '../rides-ahead.js';
import { scheduleOf, type Buffers } from '../ride-schedule.rules.js';

/** SQL: bookings of yesterday and later without a schedule, or with an occupancy that contradicts their status or driver. */
const bookingsToAdopt = `
  SELECT booking.id
    FROM bookings booking
    LEFT JOIN occupancies held ON held.booking_id = booking.id
   WHERE booking.booking_date >= $1
     AND (booking.duration_minutes IS NULL
          OR (booking.status = 'cancelled' AND held.id IS NOT NULL)
          OR (booking.status <> 'cancelled' AND held.driver_id IS DISTINCT FROM booking.driver_id
              AND held.id IS NOT NULL AND NOT ${isOver}))
   ORDER BY booking.created_at, booking.id`;

/**
 * Gives vehicles to bookings that are older than vehicles, and to those that replicas of the previous release write
 * during a rollout. Earlier bookings come first; if nothing is free the ride stays without a vehicle. It does not
 * raise a booking's version, because nothing that staff see has changed.
 */
@Injectable()
export class AdoptBookings extends RecurringTask {
  protected readonly intervalMs = 60_000;
  protected override readonly firstDelayMs = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly counter: AdoptedBookingCounter,
  ) {
    super();
  }

  async run(): Promise<void> {
    const yesterday = todayInBaku(new Date(Date.now() - dayMs));
    const found = await this.dataSource.query<{ id: string }[]>(bookingsToAdopt, [yesterday]);
    const rules = await readBookingRules(this.dataSource.manager);
    for (const { id } of found) {
      // After an upgrade this may take minutes; the next process continues.
      if (this.ending.aborted) return;
      await this.adopt(id, rules);
    }
  }

  /** Adopts a booking; one that is being changed is left to the next run. */
  private async adopt(id: string, buffers: Buffers): Promise<void> {
    const result = await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
      const booking = await manager.findOne(BookingEntity, { where: { id }, lock });
      if (!booking) return null;
      const isKnown = booking.durationMinutes !== null;
      if (!isKnown) {
        const schedule = scheduleOf(booking, {}, buffers);
        Object.assign(booking, schedule);
        await manager.query(
          'UPDATE bookings SET starts_at = $2, duration_minutes = $3, buffer_minutes = $4 WHERE id = $1',
          [id, schedule.startsAt, schedule.durationMinutes, schedule.bufferMinutes],
        );
      }
      const held = await hold(manager, booking, isKnown ? 'own' : 'any');
      if (!plannedRangeOf(booking)) return 'released';
      if (held.vehicleId && held.driverId === booking.driverId) return 'held';
      // Every run tries again to get a driver who is not free, but only the first one counts it.
      return isKnown ? null : 'notHeld';
    });
    if (result) this.counter.count(result);
  }
}
