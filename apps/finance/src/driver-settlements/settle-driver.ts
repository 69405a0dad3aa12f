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
import { paidRides } from './unpaid-rides.js';

@Injectable()
export class SettleDriver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Pays a driver for the rides of the lines, all or none, once for a key. Throws CodedError `settlement.alreadyPaid`,
   * `settlement.rideChanged`, or `idempotencyKey.reused` if the key was used for another request.
   */
  settle(command: SettleDriverCommand, adminId: string): Promise<DriverSettlement> {
    return throwOnViolation(
      this.dataSource.transaction((manager) => this.settleOnce(manager, command, adminId)),
      {
        // Staff restored a cancelled payment at the same time.
        transactions_settled_once: () => new CodedError('settlement.alreadyPaid'),
        // The key belongs to another driver's settlement or to another transaction.
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
    // Serialises a driver's settlements, so that each sees what is paid.
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`driver:${driver.id}`]);
    const hash = requestHash(paidRequest(request));
    const earlier = await settledWith(manager, idempotencyKey, hash);
    if (earlier) return responseOf(manager, earlier);
    requireRides(command);
    const bookingIds = request.lines.map(({ bookingId }) => bookingId);
    requireUnpaid(command, await paidRides(manager, bookingIds));
    const settlementId = randomUUID();
    // Only the first payment has the key, which is unique.
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

/** Returns what a key stands for: what was shown is no part of it, as for replicas of the release before. */
function paidRequest({ lines, ...request }: SettleDriverCommand['request']) {
  return { ...request, lines: lines.map(({ proposedUsd: _shown, ...line }) => line) };
}

/** Returns the settlement with this key, or null. Throws CodedError `idempotencyKey.reused` if it was another request. */
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
