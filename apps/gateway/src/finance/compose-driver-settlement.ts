import {
  changedRidesPath,
  rideChanges,
  type ChangedRidePage,
  type FindChangedRidesCommand,
  type ListChangedRidesQuery,
} from '@chauffeur/contracts/finance/changed-rides';
import {
  completedRides,
  completedRidesPath,
  drivenRides,
  drivenRidesPath,
  type CompletedRides,
} from '@chauffeur/contracts/drivers/completed-rides';
import {
  driverSettlement,
  driverSettlementPaths,
  settlementOverview,
  type DriverSettlement,
  type DriverSettlementQuery,
  type DriverSettlementRequest,
  type ExportDriverSettlementQuery,
  type ExportUnpaidRidesCommand,
  type SettleDriverCommand,
  type SettlementOverview,
  type SettlementOverviewCommand,
  type SettlementOverviewQuery,
  type UnpaidRidesCommand,
} from '@chauffeur/contracts/finance/driver-settlement';
import { transactionResponse } from '@chauffeur/contracts/finance/transaction';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { Booking, Finance } from '../upstream/upstream.module.js';

/** Composes drivers' rides from booking with their payments from finance. Those of one driver throw CodedError `driver.notFound`. */
@Injectable()
export class ComposeDriverSettlement {
  constructor(
    private readonly booking: Booking,
    private readonly finance: Finance,
  ) {}

  async overview(query: SettlementOverviewQuery): Promise<SettlementOverview> {
    const rides = await this.booking.json(drivenRides, { path: drivenRidesPath, query });
    const body: SettlementOverviewCommand = { ...query, ...rides };
    const path = driverSettlementPaths.overview;
    return this.finance.json(settlementOverview, { method: 'POST', path, body });
  }

  /** Returns a page of the paid rides that have changed since. */
  async changed({ page, pageSize, ...query }: ListChangedRidesQuery): Promise<ChangedRidePage> {
    const path = driverSettlementPaths.payments;
    const payments = await this.finance.json(z.array(transactionResponse), { path, query });
    const body: FindChangedRidesCommand = {
      payments: payments.flatMap(({ id, booking, driver, updatedAt }) =>
        booking && driver ? [{ id, bookingId: booking.id, driverId: driver.id, updatedAt }] : [],
      ),
    };
    const found = await this.booking.json(rideChanges, { method: 'POST', path: changedRidesPath, body });
    const paymentOf = new Map(payments.map((payment) => [payment.id, payment]));
    const items = found.slice((page - 1) * pageSize, page * pageSize).flatMap(({ paymentId, ...change }) => {
      const payment = paymentOf.get(paymentId);
      return payment ? [{ payment, ...change }] : [];
    });
    return { items, total: found.length, page, pageSize };
  }

  async unpaid(query: DriverSettlementQuery): Promise<CompletedRides> {
    const { from, to } = query;
    const body: UnpaidRidesCommand = { ...(await this.ridesOf(query)), from, to };
    return this.finance.json(completedRides, { method: 'POST', path: driverSettlementPaths.unpaid, body });
  }

  async file({ language, separator, ...query }: ExportDriverSettlementQuery): Promise<StreamableFile> {
    const body: ExportUnpaidRidesCommand = { ...(await this.ridesOf(query)), language, separator };
    return this.finance.file({ method: 'POST', path: driverSettlementPaths.export, body });
  }

  /** Also throws `settlement.alreadyPaid`, `settlement.rideChanged` and `idempotencyKey.reused`. */
  async settle(
    request: DriverSettlementRequest,
    idempotencyKey: string | null,
    adminId: string,
  ): Promise<DriverSettlement> {
    const { driver, lines } = await this.ridesOf(request);
    const lineOf = new Map(request.lines.map((line) => [line.bookingId, line]));
    const rides = lines
      .filter((ride) => isAsProposed(lineOf.get(ride.bookingId), ride))
      .map(({ bookingId: id, referenceNumber, customerName }) => ({ id, referenceNumber, customerName }));
    const body: SettleDriverCommand = {
      request,
      driver: { id: driver.id, name: driver.name },
      rides,
      idempotencyKey,
    };
    const path = driverSettlementPaths.collection;
    return this.finance.json(driverSettlement, { method: 'POST', path, body, adminId });
  }

  private ridesOf({ driverId: id, from, to }: DriverSettlementQuery): Promise<CompletedRides> {
    const path = pathTo(completedRidesPath, { id });
    return this.booking.json(completedRides, { path, query: { from, to } });
  }
}

/** Whether a ride is to be paid, and its price, length and driver's rate propose what the admin was shown. */
function isAsProposed(
  line: DriverSettlementRequest['lines'][number] | undefined,
  { proposedUsd }: CompletedRides['lines'][number],
): boolean {
  return line !== undefined && (line.proposedUsd === undefined || line.proposedUsd === proposedUsd);
}
