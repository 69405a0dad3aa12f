import type { SaveTransactionCommand, TransactionResponse } from '@chauffeur/contracts';
import { CodedError, lockVersion } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { linksOf } from './transaction-links.rules.js';
import { transactionResponseOf } from './transaction-response.js';
import { TransactionEntity } from './transaction.entity.js';

@Injectable()
export class ManageTransactions {
  constructor(private readonly dataSource: DataSource) {}

  /** Throws CodedError `transaction.notFound`. */
  async read(id: string): Promise<TransactionResponse> {
    const transaction = await this.dataSource.manager.findOneBy(TransactionEntity, { id });
    if (!transaction) throw new CodedError('transaction.notFound');
    return transactionResponseOf(transaction);
  }

  /**
   * Throws CodedError `booking.notFound` or `driver.notFound`.
   * @param createdBy the admin's id
   */
  async create(command: SaveTransactionCommand, createdBy: string): Promise<TransactionResponse> {
    const { manager } = this.dataSource;
    const fields = { ...command.request, ...linksOf(command), createdBy };
    return transactionResponseOf(await manager.save(manager.create(TransactionEntity, fields)));
  }

  /** Throws as `create` does, and `transaction.notFound` or `record.stale`. */
  update(
    id: string,
    { version, ...command }: SaveTransactionCommand & { version: number },
  ): Promise<TransactionResponse> {
    return this.dataSource.transaction(async (manager) => {
      const known = await lockVersion(manager, TransactionEntity, { id, version }, 'transaction.notFound');
      const fields = { ...command.request, ...linksOf(command, known) };
      return transactionResponseOf(await manager.save(Object.assign(known, fields)));
    });
  }

  /** Throws CodedError `transaction.notFound`. */
  async remove(id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(TransactionEntity, { id });
    if (!affected) throw new CodedError('transaction.notFound');
  }
}
