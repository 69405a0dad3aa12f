import { recordChanged } from '@chauffeur/contracts/events/record-events';
import {
  listTransactionsQuery,
  type ListTransactionsQuery,
  type TransactionPage,
} from '@chauffeur/contracts/finance/list-transactions';
import { readReturnNote } from '@chauffeur/contracts/finance/return-note';
import {
  saveTransactionCommand,
  type SaveTransactionCommand,
  type TransactionResponse,
} from '@chauffeur/contracts/finance/transaction';
import { transactionPaths } from '@chauffeur/contracts/finance/transaction-paths';
import { Outbox } from '@chauffeur/messaging';
import {
  AdminId,
  CodedError,
  recordRoutes,
  requestHash,
  StaffRecords,
  type RecordChange,
  type RecordDefinition,
  type SaveRecord,
} from '@chauffeur/service-kit';
import { Body, Controller, Get, Inject, Injectable, Post, Query } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UpdateBookingPayments } from './update-booking-payments.js';
import { FindTransactions } from './search/find-transactions.js';
import { decisionOnRemoved } from './removed-booking.js';
import { addUpRemaining, isSame, roundingUsd } from './rounding-usd.js';
import { linksOf } from './transaction-links.rules.js';
import { transactionResponseOf } from './transaction-response.js';
import { TransactionEntity } from './transaction.entity.js';

/** `createdBy` is the id of the admin. */
type CreateTransactionCommand = SaveTransactionCommand & { createdBy: string };

/** Transactions. A save also throws CodedError `booking.notFound` or `driver.notFound` for a link to a missing record. */
@Injectable()
export class TransactionRecords extends StaffRecords<
  TransactionEntity,
  CreateTransactionCommand,
  TransactionResponse,
  SaveTransactionCommand
> {
  @Inject(Outbox) private readonly outbox!: Outbox;
  @Inject(UpdateBookingPayments) private readonly updateBookingPayments!: UpdateBookingPayments;

  protected readonly definition: RecordDefinition<TransactionEntity, TransactionResponse> = {
    entity: TransactionEntity,
    order: { transactionDate: 'DESC', createdAt: 'DESC', id: 'DESC' },
    notFound: 'transaction.notFound',
    max: Infinity,
    constraintErrors: {
      transactions_settled_once: 'settlement.alreadyPaid',
      transactions_requested_once: 'idempotencyKey.reused',
    },
    responseOf: transactionResponseOf,
  };

  /** Adds a transaction once for a key. Also throws `idempotencyKey.reused` if the key was used for another request. */
  override async create(command: CreateTransactionCommand): Promise<TransactionResponse> {
    const earlier = await this.addedWithKeyOf(command);
    if (earlier) return earlier;
    try {
      return await super.create(command);
    } catch (error) {
      // The same request was sent twice at the same time.
      const added = isReused(error) ? await this.addedWithKeyOf(command) : null;
      if (added) return added;
      throw error;
    }
  }

  protected override async prepareSave(
    command: CreateTransactionCommand | SaveTransactionCommand,
  ): Promise<SaveRecord<TransactionEntity>> {
    const further = 'createdBy' in command ? creationOf(command) : withoutReturnNote(command);
    return async (manager, transaction) => {
      const before = 'createdBy' in command ? null : Object.assign(new TransactionEntity(), transaction);
      Object.assign(
        transaction,
        command.request,
        linksOf(command, transaction),
        further,
        withoutSettlement(command),
        withoutDecision(transaction, command),
        withDecisionOnRemoved(command),
      );
      const bookingIds = [before?.bookingId, transaction.bookingId];
      await this.updateBookingPayments.lock(manager, bookingIds);
      transaction.roundingUsd = await roundingUsd(manager, transaction, before);
      const saved = await manager.save(transaction);
      if (before?.bookingId && !isSame(before, saved)) await addUpRemaining(manager, before.bookingId);
      await this.updateBookingPayments.updateLocked(manager, bookingIds);
      return saved;
    };
  }

  protected override async onChange(
    manager: EntityManager,
    { kind, before }: RecordChange<TransactionEntity>,
  ): Promise<void> {
    if (kind === 'removed' && before?.bookingId) {
      await this.updateBookingPayments.lock(manager, [before.bookingId]);
      await addUpRemaining(manager, before.bookingId);
      await this.updateBookingPayments.updateLocked(manager, [before.bookingId]);
    }
    await this.outbox.add(manager, recordChanged, { record: 'transaction' });
  }

  private async addedWithKeyOf(command: CreateTransactionCommand): Promise<TransactionResponse | null> {
    const { idempotencyKey: requestKey } = command;
    if (!requestKey) return null;
    const added = await this.dataSource.manager.findOneBy(TransactionEntity, { requestKey });
    if (!added) return null;
    if (added.requestHash !== requestHash(command.request)) throw new CodedError('idempotencyKey.reused');
    return transactionResponseOf(added);
  }
}

/** Returns the columns that only the first save writes. */
function creationOf({ createdBy, idempotencyKey, request }: CreateTransactionCommand) {
  return {
    createdBy,
    ...(idempotencyKey ? { requestKey: idempotencyKey, requestHash: requestHash(request) } : {}),
  };
}

/** Removes a payment from its settlement if it is no longer a driver's, so that the ride can be settled again. */
function withoutSettlement({ request }: SaveTransactionCommand) {
  return request.transactionType === 'driver_payment' ? {} : { settlementId: null };
}

/** Ends the decision about money that staff restore after it was returned, move to another booking, or give another type. */
function withoutDecision(known: TransactionEntity, { request }: SaveTransactionCommand) {
  const isRestored = known.status === 'cancelled' && request.status !== 'cancelled';
  const isOther = known.bookingId !== request.bookingId || known.transactionType !== request.transactionType;
  return isRestored || isOther ? { settledBy: null } : {};
}

/** Records that staff saved a driver's payment though its booking is deleted, so that it is not to be checked any more. */
function withDecisionOnRemoved({ request: { transactionType, bookingId }, booking }: SaveTransactionCommand) {
  const isOfDeleted = transactionType === 'driver_payment' && bookingId !== null && booking === null;
  return isOfDeleted ? { settledBy: decisionOnRemoved(bookingId) } : {};
}

/** Removes the product's line about a return from the notes of a transaction that counts again. */
function withoutReturnNote({ request: { status, notes } }: SaveTransactionCommand) {
  return status === 'cancelled' ? {} : { notes: readReturnNote(notes).notes };
}

function isReused(error: unknown): boolean {
  return error instanceof CodedError && error.code === 'idempotencyKey.reused';
}

@Controller()
export class TransactionsController extends recordRoutes(
  transactionPaths,
  TransactionRecords,
  saveTransactionCommand,
) {
  @Inject(FindTransactions) private readonly findTransactions!: FindTransactions;

  @Get(transactionPaths.collection)
  list(@Query({ schema: listTransactionsQuery }) query: ListTransactionsQuery): Promise<TransactionPage> {
    return this.findTransactions.page(query);
  }

  @Post(transactionPaths.collection)
  create(
    @Body({ schema: saveTransactionCommand }) command: SaveTransactionCommand,
    @AdminId() adminId: string,
  ): Promise<TransactionResponse> {
    return this.records.create({ ...command, createdBy: adminId });
  }
}
