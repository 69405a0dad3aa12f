import type {
  ListTransactionsQuery,
  TransactionFilters,
  TransactionPage,
} from '@chauffeur/contracts/finance/list-transactions';
import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { matchingTransactions } from './matching-transactions.js';
import { transactionResponseOf } from '../transaction-response.js';
import { TransactionEntity } from '../transaction.entity.js';

/** Records per query of an export, the most that are in memory. */
const batchSize = 500;

@Injectable()
export class FindTransactions {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns a page of the matching transactions, newest first. */
  async page({ page, pageSize, ...filters }: ListTransactionsQuery): Promise<TransactionPage> {
    const [transactions, total] = await this.newestFirst(filters)
      .skip((page - 1) * pageSize)
      .take(pageSize)
      .getManyAndCount();
    return { items: transactions.map(transactionResponseOf), total, page, pageSize };
  }

  /**
   * Yields all matching transactions in the order of the list, in batches as they are consumed. It uses no connection
   * between batches, so a slow reader delays no other request; transactions saved meanwhile may be missing.
   */
  async *all(filters: TransactionFilters): AsyncGenerator<TransactionEntity> {
    let last: { date: string; at: string; id: string } | undefined;
    for (;;) {
      // As text, because a Date would truncate the database's microseconds.
      const query = this.newestFirst(filters).addSelect('t.created_at::text', 'at').take(batchSize);
      if (last) {
        query.andWhere(
          '(t.transaction_date, t.created_at, t.id) < (CAST(:date AS date), CAST(:at AS timestamptz), CAST(:id AS uuid))',
          last,
        );
      }
      const { entities, raw } = await query.getRawAndEntities<{ at: string }>();
      yield* entities;
      const [transaction, row] = [entities.at(-1), raw.at(-1)];
      if (!transaction || !row || entities.length < batchSize) return;
      last = { date: transaction.transactionDate, at: row.at, id: transaction.id };
    }
  }

  private newestFirst(filters: TransactionFilters): SelectQueryBuilder<TransactionEntity> {
    return matchingTransactions(this.dataSource.manager, filters).orderBy({
      't.transactionDate': 'DESC',
      't.createdAt': 'DESC',
      't.id': 'DESC',
    });
  }
}
