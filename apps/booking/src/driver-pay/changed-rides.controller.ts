import {
  changedRidesPath,
  findChangedRidesCommand,
  type FindChangedRidesCommand,
  type RideChanges,
} from '@chauffeur/contracts/finance/changed-rides';
import { outdatedDriverPayments, type PaidRide } from '@chauffeur/contracts/finance/outdated-driver-payments';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { BookingChangeEntity } from '../booking-changes/booking-change.entity.js';
import { BookingHistoryEntity } from '../bookings/booking-history.entity.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { DriverAssignmentEntity } from '../driver-assignments/driver-assignment.entity.js';
import { DriverEntity } from '../drivers/driver.entity.js';

/** Compares rides with what they were when their drivers were paid. */
@Controller()
export class ChangedRidesController {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the payments since which their rides have changed, in the given order. */
  @Post(changedRidesPath)
  @HttpCode(200)
  async find(
    @Body({ schema: findChangedRidesCommand }) { payments }: FindChangedRidesCommand,
  ): Promise<RideChanges> {
    const rides = await this.rides([...new Set(payments.map(({ bookingId }) => bookingId))]);
    return payments.flatMap(({ id: paymentId, bookingId, driverId, updatedAt }): RideChanges => {
      const known = rides.get(bookingId);
      if (!known) {
        return [{ paymentId, ended: 'deleted', isOtherDriver: false, driverName: null, changes: [] }];
      }
      const { ride, changes, driverName } = known;
      const payment = {
        transactionType: 'driver_payment',
        status: 'completed',
        driver: { id: driverId },
        updatedAt,
      } as const;
      return outdatedDriverPayments(ride, [payment], changes).map(({ payment: _known, ...found }) => ({
        paymentId,
        driverName,
        ...found,
        changes: [...found.changes],
      }));
    });
  }

  private async rides(ids: readonly string[]) {
    const { manager } = this.dataSource;
    const where = { bookingId: In([...ids]) };
    const bookings = await manager.findBy(BookingEntity, { id: In([...ids]) });
    const history = await manager.find(BookingHistoryEntity, {
      where,
      // As `readHistory` does.
      order: { changedAt: 'ASC', fromStatus: { direction: 'ASC', nulls: 'FIRST' } },
    });
    const assignments = await manager.find(DriverAssignmentEntity, { where, order: { assignedAt: 'DESC' } });
    const edits = await manager.find(BookingChangeEntity, { where, order: { changedAt: 'DESC' } });
    const driverIds = bookings.flatMap(({ driverId }) => driverId ?? []);
    const drivers = await manager.findBy(DriverEntity, { id: In(driverIds) });
    const nameOf = new Map(drivers.map(({ id, name }) => [id, name]));
    const [historyOf, assignmentsOf, editsOf] = [
      byBooking(history),
      byBooking(assignments),
      byBooking(edits),
    ];
    return new Map(
      bookings.map(({ id, status, totalPrice, durationMinutes, driverId }) => {
        const ride: PaidRide = {
          status,
          totalPrice,
          durationMinutes,
          driver: driverId ? { id: driverId } : null,
          history: (historyOf.get(id) ?? []).map(({ toStatus, changedAt }) => ({
            toStatus,
            changedAt: changedAt.toISOString(),
          })),
          assignments: (assignmentsOf.get(id) ?? []).map(({ assignedAt }) => ({
            assignedAt: assignedAt.toISOString(),
          })),
        };
        const changes = (editsOf.get(id) ?? []).map((edit) => ({
          changedAt: edit.changedAt.toISOString(),
          changes: edit.changes,
        }));
        return [id, { ride, changes, driverName: (driverId && nameOf.get(driverId)) ?? null }] as const;
      }),
    );
  }
}

function byBooking<Row extends { readonly bookingId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ bookingId }) => bookingId);
}
