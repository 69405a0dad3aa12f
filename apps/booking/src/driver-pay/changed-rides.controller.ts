import {
  changedRidesPath,
  findChangedRidesCommand,
  type FindChangedRidesCommand,
  type RideChanges,
} from '@chauffeur/contracts/finance/changed-rides';
import {
  outdatedDriverPayments,
  paidRideFields,
  type PaidRide,
} from '@chauffeur/contracts/finance/outdated-driver-payments';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { DataSource, In, MoreThan, Raw } from 'typeorm';
import { BookingChangeEntity } from '../booking-changes/recording/booking-change.entity.js';
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
    const rides = await this.rides(payments);
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

  /** Reads only what is compared: whole bookings of as many payments would be megabytes. */
  private async rides(payments: FindChangedRidesCommand['payments']) {
    const { manager } = this.dataSource;
    const ids = [...new Set(payments.map(({ bookingId }) => bookingId))];
    const where = { bookingId: In(ids) };
    const bookings = await manager.find(BookingEntity, {
      select: { id: true, status: true, totalPrice: true, durationMinutes: true, driverId: true },
      where: { id: In(ids) },
    });
    const history = await manager.find(BookingHistoryEntity, {
      select: { id: true, bookingId: true, toStatus: true, changedAt: true },
      where,
      // As `readHistory` does.
      order: { changedAt: 'ASC', fromStatus: { direction: 'ASC', nulls: 'FIRST' } },
    });
    const assignments = await manager.find(DriverAssignmentEntity, {
      select: { id: true, bookingId: true, assignedAt: true },
      where,
      order: { assignedAt: 'DESC' },
    });
    const [earliest] = payments.map(({ updatedAt }) => updatedAt).toSorted();
    const edits = await manager.find(BookingChangeEntity, {
      select: { id: true, bookingId: true, changedAt: true, changes: true },
      where: {
        ...where,
        ...(earliest ? { changedAt: MoreThan(new Date(earliest)) } : {}),
        changes: Raw((column) => `jsonb_path_query_array(${column}, '$[*].field') ?| :fields`, {
          fields: [...paidRideFields],
        }),
      },
      order: { changedAt: 'DESC' },
    });
    const drivers = await manager.find(DriverEntity, {
      select: { id: true, name: true },
      where: { id: In(bookings.flatMap(({ driverId }) => driverId ?? [])) },
    });
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
