import { randomUUID } from 'node:crypto';
import { recordChanged } from '@chauffeur/contracts/events/record-events';
import type { DriverSettlement, SettleDriverCommand } from '@chauffeur/contracts/finance/driver-settlement';
import { Outbox } from '@chauffeur/messaging';
import { CodedError, requestHash, throwOnViolation } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { transactionResponseOf } from '../transactions/transaction-response.js';
import { TransactionEntity } from '../transactions/transaction.entity.js';
import { paymentsOf, requireRides, requireUnpaid, totalOf } from './settlement.rules.js';
import { paidBookings } from './unpaid-rides.js';

@Injectable()
export class SettleDriver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Pays a driver for the lines' rides, all or none, once for a key. Throws CodedError `settlement.alreadyPaid`,
   * `settlement.rideChanged`, or `idempotencyKey.reused` where the key came with another request.
   */
  settle(command: SettleDriverCommand, adminId: string): Promise<DriverSettlement> {
    return throwOnViolation(
      this.dataSource.transaction((manager) => this.settleOnce(manager, command, adminId)),
      {
        // A cancelled payment that staff have restored at the same moment.
        transactions_settled_once: () => new CodedError('settlement.alreadyPaid'),
        // The key of another driver's settlement, or of another transaction.
        transactions_requested_once: () => new CodedError('idempotencyKey.reused'),
      },
    );
  }

  private async settleOnce(
    manager: EntityManager,
    command: SettleDriverCommand,
    adminId: string,
  ): Promise<DriverSettlement> {
    const { request, driver, idempotencyKey } = command;
    // Settlements of one driver wait for one another, so that each finds what is paid.
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`driver:${driver.id}`]);
    const hash = requestHash(request);
    const earlier = await settledWith(manager, idempotencyKey, hash);
    if (earlier) return responseOf(manager, earlier);
    requireRides(command);
    const bookingIds = request.lines.map(({ bookingId }) => bookingId);
    requireUnpaid(command, await paidBookings(manager, driver.id, bookingIds));
    const settlementId = randomUUID();
    // The key is the first payment's: it can be stored once.
    const key = idempotencyKey ? { requestKey: idempotencyKey, requestHash: hash } : {};
    await manager.insert(
      TransactionEntity,
      paymentsOf(command).map((payment, index) => ({
        ...payment,
        settlementId,
        createdBy: adminId,
        ...(index === 0 ? key : {}),
      })),
    );
    await this.outbox.add(manager, recordChanged, { record: 'transaction' });
    return responseOf(manager, settlementId);
  }
}

/** The settlement that came with the key; null where there is none. */
async function settledWith(
  manager: EntityManager,
  requestKey: string | null,
  hash: string,
): Promise<string | null> {
  const first = requestKey ? await manager.findOneBy(TransactionEntity, { requestKey }) : null;
  if (!first) return null;
  if (first.requestHash !== hash) throw new CodedError('idempotencyKey.reused');
  return first.settlementId;
}

async function responseOf(manager: EntityManager, settlementId: string): Promise<DriverSettlement> {
  const payments = await manager.find(TransactionEntity, {
    where: { settlementId },
    order: { bookingReference: 'ASC', id: 'ASC' },
  });
  return { id: settlementId, totalUsd: totalOf(payments), payments: payments.map(transactionResponseOf) };
}
