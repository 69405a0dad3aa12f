import {
  listTransactionsQuery,
  recordChanged,
  saveTransactionCommand,
  transactionPaths,
  type ListTransactionsQuery,
  type SaveTransactionCommand,
  type TransactionPage,
  type TransactionResponse,
} from '@chauffeur/contracts';
import { Outbox } from '@chauffeur/messaging';
import {
  AdminId,
  recordRoutes,
  StaffRecords,
  type RecordDefinition,
  type SaveRecord,
} from '@chauffeur/service-kit';
import { Body, Controller, Get, Inject, Injectable, Post, Query } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FindTransactions } from './find-transactions.js';
import { linksOf } from './transaction-links.rules.js';
import { transactionResponseOf } from './transaction-response.js';
import { TransactionEntity } from './transaction.entity.js';

/** `createdBy` is the id of the admin. */
type CreateTransactionCommand = SaveTransactionCommand & { createdBy: string };

/** A save also throws CodedError `booking.notFound` or `driver.notFound`, for a link to what does not exist. */
@Injectable()
export class TransactionRecords extends StaffRecords<
  TransactionEntity,
  CreateTransactionCommand,
  TransactionResponse,
  SaveTransactionCommand
> {
  @Inject(Outbox) private readonly outbox!: Outbox;

  protected readonly definition: RecordDefinition<TransactionEntity, TransactionResponse> = {
    entity: TransactionEntity,
    order: { transactionDate: 'DESC', createdAt: 'DESC', id: 'DESC' },
    notFound: 'transaction.notFound',
    responseOf: transactionResponseOf,
  };

  protected override async prepareSave(
    command: CreateTransactionCommand | SaveTransactionCommand,
  ): Promise<SaveRecord<TransactionEntity>> {
    const author = 'createdBy' in command ? { createdBy: command.createdBy } : {};
    return (manager, transaction) =>
      manager.save(Object.assign(transaction, command.request, linksOf(command, transaction), author));
  }

  protected override async onChange(manager: EntityManager): Promise<void> {
    await this.outbox.add(manager, recordChanged, { record: 'transaction' });
  }
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
