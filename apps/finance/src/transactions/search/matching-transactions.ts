import type { TransactionFilters } from '@chauffeur/contracts/finance/list-transactions';
import { languages } from '@chauffeur/contracts/languages/languages';
import { paymentMethods, type PaymentMethod } from '@chauffeur/contracts/money/payment-method';
import { likeLiteral } from '@chauffeur/service-kit';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { texts } from '../../texts.js';
import { searchedTexts } from './searched-texts.rules.js';
import { TransactionEntity } from '../transaction.entity.js';

/** Selects the transactions that pass the filters, unordered. */
export function matchingTransactions(
  manager: EntityManager,
  { from, to, type, status, bookingId, driverId, paymentMethod, search }: TransactionFilters,
): SelectQueryBuilder<TransactionEntity> {
  const query = manager.createQueryBuilder(TransactionEntity, 't');
  if (from) query.andWhere('t.transactionDate >= :from', { from });
  if (to) query.andWhere('t.transactionDate <= :to', { to });
  if (type) query.andWhere('t.transactionType = :type', { type });
  if (status) query.andWhere('t.status = :status', { status });
  if (bookingId) query.andWhere('t.bookingId = :bookingId', { bookingId });
  if (driverId) query.andWhere('t.driverId = :driverId', { driverId });
  if (paymentMethod) {
    const isNamed = "coalesce(lower(t.payment_method), '') IN (:...methodNames)";
    const isOther = paymentMethod === 'other';
    const names = namesOf(isOther ? paymentMethods : [paymentMethod]);
    query.andWhere(isOther ? `NOT ${isNamed}` : isNamed, { methodNames: names });
  }
  if (search) {
    const patterns = searchedTexts(search).map((text, index) => [`search${index}`, `%${likeLiteral(text)}%`]);
    // PostgreSQL lower-cases it, as it does the stored words: Node makes two characters of «İ», PostgreSQL one.
    const isFound = patterns.map(([name]) => `t.search_text LIKE lower(:${name})`).join(' OR ');
    query.andWhere(`(${isFound})`, Object.fromEntries(patterns));
  }
  return query;
}

/** Returns the names of payment methods in all languages, as forms suggest them, in lower case. */
function namesOf(methods: readonly PaymentMethod[]): string[] {
  return languages.flatMap((language) =>
    methods.map((method) => texts[language].export.methods[method].toLowerCase()),
  );
}
